import { isDeepStrictEqual } from 'node:util'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore'
import { afterAll, expect, it } from 'vitest'
import { FirestoreDocuments } from '../../src/adapters/firebase/firestore-documents'
import { type Actor, authorOf } from '../../src/domain/shared/records/policy'
import { type Documents, serverTime, type Write } from '../../src/ports/documents'
import { isPortError } from '../../src/ports/errors'
import type { Attack } from '../support/attacks/attack'
import { attacksByMembers } from '../support/attacks/by-members'
import { attacksByStaff } from '../support/attacks/by-staff'
import { standing } from '../support/stamped'
import { behindPolicy } from './firestore-server/behind-policy'
import { startFirestoreServer } from './firestore-server/firestore-server'
import { emptyStore } from './opened-documents'

const store = emptyStore()
let actor: Actor | undefined
const server = await startFirestoreServer({ store, as: () => behindPolicy(store, actor) })
setLogLevel('silent')
const app = initializeApp({ projectId: 'demo-attacks', apiKey: 'any', appId: 'any' }, 'attacker')
const documents = new FirestoreDocuments(app)
connectFirestoreEmulator(getFirestore(app), server.host, server.port)
afterAll(async () => {
  await deleteApp(app)
  server.stop()
})

function tried(sdk: Documents, { who, tries }: Attack): Promise<unknown> {
  const by = who ? authorOf(who) : 'nobody'
  const stamps = { updatedAt: serverTime(), updatedBy: by, schema: 1 }
  if ('list' in tries) return sdk.query(tries.list)
  if ('get' in tries) return sdk.get(tries.get)
  const write: Write =
    'delete' in tries
      ? { op: 'delete', path: tries.delete }
      : 'create' in tries
        ? { op: 'create', path: tries.create, data: { ...tries.data, createdAt: serverTime(), createdBy: by, ...stamps, rev: 1 } }
        : { op: 'update', path: tries.update, data: { ...stamps, rev: 2, ...tries.change, ...tries.stamps } }
  return sdk.commit([write])
}

it.each([...attacksByMembers, ...attacksByStaff].map(attack => [attack.who?.claims.pid ?? 'a stranger', attack.what, attack] as const))(
  '%s, calling the SDK directly, %s',
  async (_, __, attack) => {
    const paths = Object.entries(attack.stored ?? {})
    await store.commit(paths.map(([path, fields]) => ({ op: 'set', path, data: standing(fields) })))
    actor = attack.who
    const outcome = await tried(documents, attack).then(
      () => 'allowed',
      (error: unknown) => (isPortError(error, 'documents', 'permission-denied') ? 'refused' : String(error)),
    )
    expect(outcome).toBe(attack.isAllowed ? 'allowed' : 'refused')
    const stored = await Promise.all(paths.map(async ([path, fields]) => [(await store.get(path))?.data, standing(fields)]))
    const changed = stored.filter(([is, was]) => !isDeepStrictEqual(is, was))
    expect(attack.isAllowed ? [] : changed).toEqual([])
    const created = 'create' in attack.tries ? [attack.tries.create] : []
    await store.commit([...paths.map(([path]) => path), ...created].map(path => ({ op: 'delete', path })))
  },
)
