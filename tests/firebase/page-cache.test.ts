import { initializeApp } from 'firebase-admin/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdminFiles } from '../../src/adapters/cloud/admin-files'
import { pageCache } from '../../src/adapters/cloud/page-cache'
import { pageFunction } from '../../src/adapters/cloud/page-function'
import { renderInAdvance } from '../../src/adapters/cloud/render-in-advance'
import { visitorBackend } from '../../src/adapters/cloud/visitor-backend'
import { buildServices } from '../../src/container'
import { handlers } from '../../src/domain/handlers'
import { changesTogether, noteSiteChange } from '../../src/domain/hosting/note-site-change'
import { organisation, organisationId } from '../../src/domain/shared/records/organisation.collection'
import { Records } from '../../src/domain/shared/records/records'
import type { Fields } from '../../src/ports/documents'
import { PortError } from '../../src/ports/errors'
import { publicRoutes } from '../../src/ui/public-routes'
import { renderServerPage } from '../../src/ui/render-server-page'
import { reservedPaths } from '../../src/ui/reserved-paths'
import { hasPayload } from '../../src/ui/routing/public-route-match'
import { exampleOf } from '../../src/ui/routing/route-definition'
import { expectPortError } from '../suites/expect-port-error'
import { type MemoryWorld, memoryWorld } from '../support/memory-world'
import { startStorageEmulator } from './emulators/storage-emulator'
import { projectId, serveEverywhere } from './host/serve-functions'

const minute = 60_000
const origin = 'https://arts.example'

let memory: MemoryWorld
let files: AdminFiles
let address: string
let pages: ReturnType<typeof pageCache>
let drawn: string[] = []
let now: Date
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  const emulator = await startStorageEmulator(projectId)
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${emulator.port}`
  files = new AdminFiles(initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, crypto.randomUUID()))
  memory = await memoryWorld({ sample: true })
  now = new Date(Math.ceil(memory.clock.now().getTime() / (60 * minute)) * 60 * minute)
  const services = buildServices(visitorBackend(memory.context, handlers), reservedPaths)
  async function draw(path: string, asOf: Date) {
    drawn.push(path)
    const page = await renderServerPage(services, path, origin)
    if (!page) return undefined
    const payload = `{"asOf":${asOf.getTime()},"answers":[${page.answers.join(',')}]}`
    return { status: page.status, document: page.html, ...(page.hasPayload && { payload }) }
  }
  pages = pageCache(world, { build: 'b1', isKept: async path => hasPayload(path), draw })
  const host = await serveEverywhere(
    pageFunction({
      build: 'b1',
      draw: pages,
      shell: '<i>shell</i>',
      headers: {},
      hasPayload: async path => hasPayload(path),
      sitemap: async () => '',
    }),
  )
  address = host.address
  ends.push(host.stop, () => emulator.stop())
})
afterAll(async () => {
  for (const end of ends) await end()
})

const world = () => ({ documents: memory.context.documents, storage: files, clock: { now: () => now } })
const get = (path: string, options: RequestInit = {}) => fetch(`${address}${path}`, { redirect: 'manual', ...options })
const textOf = async (path: string) => (await get(path)).text()
/** The pages that are rendered while the work runs. */
async function drawnDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  drawn = []
  await work()
  return drawn
}

/** Changes the name that is on every page, and triggers what the database would. */
async function rename(name: string): Promise<void> {
  const records = new Records(memory.store, { current: undefined })
  const before = await records.get(organisation, organisationId)
  await records.commit(records.changing(organisation, before!, { name }))
  const path = `${organisation.path}/${organisationId}`
  const after = (await memory.store.get(path))!.data
  await noteSiteChange(memory.context, { eventId: name, path, at: now, before: before as unknown as Fields, after })
}

describe('stored pages of the function host', () => {
  it('are rendered at the first request and then served from the file store, documents and payloads', async () => {
    expect(await drawnDuring(() => textOf('/payloads/b1/about.json'))).toEqual(['/about'])
    expect((await files.read('drawn/b1/about.json')).type).toBe('application/json')
    const cold = await textOf('/payloads/b1/about.json')
    const again = await drawnDuring(async () => {
      expect(await textOf('/payloads/b1/about.json')).toBe(cold)
      expect(await textOf('/about')).toContain('<h1')
    })
    expect(again).toEqual([])
    const { asOf, answers } = JSON.parse(cold) as { readonly asOf: number; readonly answers: readonly { readonly key: readonly string[] }[] }
    expect([asOf, answers.length > 0, answers.every(({ key }) => key.length > 0)]).toEqual([0, true, true])
  })

  it('are cached by the CDN and not sent again to a browser that has them', async () => {
    const response = await get('/payloads/b1/index.json')
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
    ])
    const etag = response.headers.get('etag')!
    // In its other modes this client sends `cache-control: no-cache`.
    const again = await get('/payloads/b1/index.json', { headers: { 'if-none-match': etag }, cache: 'force-cache' })
    expect([again.status, (await again.text()).length]).toEqual([304, 0])
  })

  it('are rendered again after a public change: not stored while changes come in, and stored afterwards', async () => {
    await textOf('/about')
    await rename('The Renamed Society')
    const during = await drawnDuring(async () => {
      expect(await textOf('/payloads/b1/about.json')).toContain('The Renamed Society')
      await textOf('/payloads/b1/about.json')
    })
    expect(during).toEqual(['/about', '/about'])
    now = new Date(now.getTime() + changesTogether)
    const later = await drawnDuring(async () => {
      const payload = await textOf('/payloads/b1/about.json')
      expect([payload.includes('The Renamed Society'), (JSON.parse(payload) as { asOf: number }).asOf]).toEqual([true, now.getTime()])
      expect(await textOf('/payloads/b1/about.json')).toBe(payload)
      expect(await textOf('/about')).toContain('The Renamed Society')
    })
    expect(later).toEqual(['/about'])
    expect(await (await files.read('drawn/b1/about.json')).text()).toContain('The Renamed Society')
  })

  it('are rendered again every quarter of an hour, for what begins then', async () => {
    await textOf('/about')
    now = new Date(Math.ceil((now.getTime() + 1) / (15 * minute)) * 15 * minute)
    expect(await drawnDuring(() => textOf('/about'))).toEqual(['/about'])
    expect(await drawnDuring(() => textOf('/about'))).toEqual([])
  })

  it('are rendered in advance when a publication has settled, so that nobody waits for them', async () => {
    const fixed = ['/', '/about', '/sfosguide/maps']
    const pause = async (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    }
    await rename('The Society Drawn Ahead')
    const ahead = await drawnDuring(() => renderInAdvance({ openPorts: world, draw: pages, paths: async () => fixed, pause }))
    expect(ahead).toEqual(fixed)
    const visits = await drawnDuring(async () => {
      for (const path of fixed) expect(await textOf(path)).toContain('The Society Drawn Ahead')
      expect(await textOf('/payloads/b1/sfosguide/maps.json')).toContain('The Society Drawn Ahead')
    })
    expect(visits).toEqual([])
  })

  it('are rendered in advance once after several changes, and one failure does not stop the others', async () => {
    await rename('One')
    const overtaken = renderInAdvance({
      openPorts: world,
      draw: pages,
      paths: async () => ['/about'],
      pause: async milliseconds => {
        now = new Date(now.getTime() + milliseconds)
        await rename('Two')
      },
    })
    expect(await drawnDuring(() => overtaken)).toEqual([])
    const done: string[] = []
    const draw = async (path: string) => {
      if (path === '/about') throw new PortError('storage', 'unknown', 'no')
      done.push(path)
    }
    await renderInAdvance({ openPorts: world, draw, paths: async () => ['/', '/about', '/shop'], pause: async () => undefined })
    expect(done).toEqual(['/', '/shop'])
    now = new Date(now.getTime() + changesTogether)
  })

  it('stay valid if only private data was changed', async () => {
    await textOf('/about')
    const change = { eventId: 'e', path: 'listings/l-new', at: now, before: undefined, after: { status: 'draft', displayName: 'Not yet' } }
    await noteSiteChange(memory.context, change)
    await noteSiteChange(memory.context, { ...change, path: 'people/p-1', after: { names: { display: 'Somebody' } } })
    expect(await drawnDuring(() => textOf('/about'))).toEqual([])
    const opened = { status: 'published', title: 'Frames', opens: 1 }
    await noteSiteChange(memory.context, { ...change, path: 'resources/r1', before: { ...opened, opens: 0 }, after: opened })
    await noteSiteChange(memory.context, { ...change, at: new Date(0), after: { ...change.after, status: 'published' } })
    expect(await drawnDuring(() => textOf('/about'))).toEqual([])
  })

  it.each(['/payloads/former/about.json', '/payloads/b1/signin.json', '/payloads/b1/art/no-such-work.json', '/payloads/b1/dashboard.json'])(
    'do not include %s: a page of another build, without a payload, or unknown',
    async path => {
      expect((await get(path)).status).toBe(404)
      await expectPortError(files.read(path.replace('/payloads', 'drawn')), 'storage', 'object-not-found')
    },
  )

  it('contain nothing private on any kind of page', async () => {
    const examples = publicRoutes.map(exampleOf).filter(hasPayload)
    expect(examples.length).toBeGreaterThan(20)
    const people = await memory.store.query({ collection: 'people' })
    const addresses = people.flatMap(({ data }) => ((data['emails'] ?? []) as { address: string }[]).map(({ address: of }) => of))
    const drafts = (await memory.store.query({ collection: 'listings' })).flatMap(({ data }) =>
      ['draft', 'in_review'].includes(String(data['status'])) ? [String(data['displayName'])] : [],
    )
    expect([addresses.length > 100, drafts.length > 0]).toEqual([true, true])
    for (const example of examples) {
      expect((await get(example)).status).toBe(200)
      const kept = await (await files.read(`drawn/b1${example === '/' ? '/index' : example}.json`)).text()
      expect([example, ...[...addresses, ...drafts].filter(words => kept.includes(`"${words}"`))]).toEqual([example])
    }
  })

  it('are rendered nevertheless if the file store fails', async () => {
    const fails = () => Promise.reject(new PortError('storage', 'quota-exceeded', 'full'))
    const storage = { ...memory.context.storage, read: fails, upload: () => ({ done: fails() }) }
    const page = { status: 200, document: '<h1>About</h1>' }
    const failing = pageCache(() => ({ ...memory.context, storage }), { build: 'b1', isKept: async () => true, draw: async () => page })
    expect(await failing('/about')).toEqual(page)
  })

  it('are in a folder that no client may read', async () => {
    const { mayUseFile } = await import('../../src/domain/hosting/storage-policy')
    const root = { uid: 'root', secondFactor: true, claims: { pid: 'p', adm: 1, sa: 1 } } as const
    expect([undefined, root].map(actor => mayUseFile('read', 'drawn/b1/about.json', actor))).toEqual([false, false])
  })
})
