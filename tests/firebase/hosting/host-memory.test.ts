import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { getAuth } from 'firebase/auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { functionLimits } from '../../../src/adapters/cloud/function-limits'
import { startStorageEmulator } from '../emulators/storage-emulator'
import { startFirestoreServer } from '../firestore-server/firestore-server'
import { openAuthHost } from '../host/auth-host'
import { projectId } from '../host/serve-functions'
import { emptyStore } from '../opened-documents'
import { functionsFolder } from './hosted-build'

/** As many people as a real organization of this kind has. */
const people = 27_000

const store = emptyStore()
let token: string
const ends: (() => unknown)[] = []

beforeAll(async () => {
  await fill()
  const auth = await openAuthHost()
  const storage = await startStorageEmulator(projectId)
  const firestore = await startFirestoreServer({ store })
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${storage.port}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    METADATA_SERVER_DETECTION: 'none',
  })
  const { app } = await auth.signedIn({ pid: 'head', adm: 1, sa: 1, mfaFrom: 4_000_000_000 })
  token = await getAuth(app).currentUser!.getIdToken()
  ends.push(
    () => auth.leave(app),
    () => firestore.stop(),
    () => storage.stop(),
    () => auth.stop(),
  )
}, 480_000)
afterAll(async () => {
  for (const end of ends) await end()
})

const first = [
  'Ada',
  'Bo',
  'Cleo',
  'Dan',
  'Eve',
  'Finn',
  'Gil',
  'Hana',
  'Ivo',
  'Jun',
  'Kai',
  'Lea',
  'Mio',
  'Noa',
  'Ola',
  'Pia',
  'Quin',
  'Ria',
  'Sol',
  'Tess',
]
const syllables = ['ba', 'ko', 'ri', 'mo', 'sen', 'ta', 'lu', 'ven', 'do', 'mar', 'shi', 'ne']

async function fill(): Promise<void> {
  const now = new Date()
  const stamp = { createdAt: now, updatedAt: now, createdBy: 'head', updatedBy: 'head', rev: 1, schema: 1 }
  const writes = Array.from({ length: people }, (_, n) => {
    const given = first[n % 20]!
    const [start, ...rest] = [1, 12, 144, 1728].map(place => syllables[Math.floor(n / place) % 12]!).join('')
    const last = start!.toUpperCase() + rest.join('')
    const data = {
      names: { first: given, last, display: `${given} ${last}`, sort: `${last}, ${given}` },
      emails: [{ address: `${given}.${last}.${n}@people.example`.toLowerCase(), verified: true }],
      phones: [`+1415${1_000_000 + n}`],
      kind: 'person',
      tags: ['artlover'],
      source: 'Imported',
      status: 'active',
      ...stamp,
    }
    return { op: 'set', path: `people/p-${n}`, data } as const
  })
  for (let from = 0; from < people; from += 500) await store.commit(writes.slice(from, from + 500))
}

/** The deployed program in its own process, with the heap that Node gets on the platform from this much memory. */
async function openInstance(megabytes: number) {
  const child: ChildProcess = fork(path.join(import.meta.dirname, '../host/measured-host.mjs'), [functionsFolder], {
    execArgv: [`--max-old-space-size=${Math.round(megabytes * 0.75)}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const told = <T>() => new Promise<T>(resolve => child.once('message', message => resolve(message as T)))
  const { port } = await told<{ port: number }>()
  ends.unshift(() => child.kill())
  return {
    async post(at: string, body: unknown) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await fetch(`http://127.0.0.1:${port}/${at}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: answer.status, said: await answer.text() }
    },
    /** Mebibytes. */
    async peak() {
      const telling = told<{ peak: number }>()
      child.send('peak')
      return (await telling).peak / 1024
    },
  }
}

const declared = (memory: string) => (memory.endsWith('GiB') ? Number.parseInt(memory, 10) * 1024 : Number.parseInt(memory, 10))

it('exporting 27,000 people, and comparing them, stay within the memory declared for heavy callables', async () => {
  const limit = declared(functionLimits.callHeavy.memory)
  const instance = await openInstance(limit)
  const exported = await instance.post('callHeavy/requestExport', {
    data: { key: crypto.randomUUID(), input: { preset: 'people', reason: 'The yearly count' } },
  })
  expect([exported.status, JSON.parse(exported.said)]).toMatchObject([200, { result: { rows: people } }])
  const compared = await instance.post('callHeavy/findDuplicates', { data: {} })
  expect([compared.status, JSON.parse(compared.said)]).toMatchObject([200, { result: { people } }])
  expect(await instance.peak()).toBeLessThan(limit)
}, 480_000)

it('a backup of 27,000 people is made, and rehearsed part by part, within the memory declared for heavy callables', async () => {
  const limit = declared(functionLimits.callHeavy.memory)
  const instance = await openInstance(limit)
  const once = (input: object) => ({ data: { key: crypto.randomUUID(), input } })
  const ask = async (at: string, data: object) => {
    const { status, said } = await instance.post(at, data)
    expect([status, status === 200 ? '' : said]).toEqual([200, ''])
    return (JSON.parse(said) as { result: Record<string, never> }).result
  }
  const begun = performance.now()
  const { jobId } = await ask('callHeavy/requestExport', once({ preset: 'backup', reason: 'The yearly rehearsal' }))
  const made = performance.now()
  const texts: string[] = []
  for (let parts = 1; texts.length < parts; ) {
    const opened = await ask('call/openExport', { data: { jobId, part: texts.length } })
    texts.push(opened['text']!)
    parts = opened['parts']!
  }
  const backup = new Blob(texts)
  const [manifest, seal] = texts[0]!.split('\n', 2) as [string, string]
  const { parts } = JSON.parse(manifest) as { parts: { bytes: number }[] }
  const opened = performance.now()
  const { restoreId } = await ask('call/beginRestore', once({ manifest, seal, purpose: 'rehearsal', reason: 'The yearly rehearsal' }))
  let at = new Blob([manifest, seal]).size + 2
  for (const [part, { bytes }] of parts.entries()) {
    await ask('call/bringBackupPart', { data: { restoreId, part, text: await backup.slice(at, at + bytes).text() } })
    at += bytes
  }
  const brought = performance.now()
  expect(await ask('callHeavy/examineRestore', { data: { restoreId } })).toEqual({ status: 'rehearsed' })
  const peak = await instance.peak()
  const seconds = [made - begun, opened - made, brought - opened, performance.now() - brought].map(ms => (ms / 1000).toFixed(1))
  process.stdout.write(
    `a backup of ${people} people, ${(backup.size / 1e6).toFixed(1)} MB: made, opened, brought, examined in ${seconds.join(', ')} s; peak ${Math.round(peak)} MiB\n`,
  )
  expect(peak).toBeLessThan(limit)
}, 480_000)

it('the hourly work over 27,000 people stays within the memory declared for it', async () => {
  const limit = declared(functionLimits.clock.memory)
  const instance = await openInstance(limit)
  const { status } = await instance.post('applyHourly', {})
  expect(status).toBe(200)
  const index = await store.get('rowIndexes/people')
  expect(index?.data['rows']).toBe(people)
  expect(await instance.peak()).toBeLessThan(limit)
}, 300_000)
