import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isKept, pageRendering, type Site } from '../../../scripts/build/page-rendering'
import { sitemapOf } from '../../../scripts/build/sitemap.mjs'
import { pageCache } from '../../../src/adapters/cloud/page-cache'
import { pageFunction } from '../../../src/adapters/cloud/page-function'
import { visitorBackend } from '../../../src/adapters/cloud/visitor-backend'
import { VisitorDocuments } from '../../../src/adapters/cloud/visitor-documents'
import { VisitorFiles } from '../../../src/adapters/cloud/visitor-files'
import { buildServices } from '../../../src/container'
import { collections } from '../../../src/domain/collections'
import { handlers } from '../../../src/domain/handlers'
import type { Fields } from '../../../src/ports/documents'
import { type BuildInfo, payloadFilesOf } from '../../../src/ui/delivery/build-info'
import { publicRoutes } from '../../../src/ui/public-routes'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { isPublic } from '../../../src/ui/routing/public-route-match'
import { exampleOf } from '../../../src/ui/routing/route-definition'
import { siteAddresses } from '../../../src/ui/site-addresses'
import { expectPortError } from '../../suites/expect-port-error'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { serveEverywhere } from '../host/serve-functions'

import { origin, site } from './hosted-build'
import { allowed, hashOf, inlineScripts } from './inline-scripts'

describe('renderPage', () => {
  let memory: MemoryWorld
  let made: Site
  /** The rendered paths, in order. */
  const drawn: string[] = []
  let address: string
  let stop: () => Promise<void>

  beforeAll(async () => {
    memory = await memoryWorld({ sample: true })
    made = JSON.parse(readFileSync(path.join(site, '.vite/site.json'), 'utf8')) as Site
    const services = buildServices(visitorBackend(memory.context, handlers), reservedPaths)
    const draw = pageCache(() => memory.context, { build: made.id, isKept, draw: pageRendering(made, () => services, origin) })
    const countedDraw = (asked: string) => {
      drawn.push(asked)
      return draw(asked)
    }
    const sitemap = async () => sitemapOf(await siteAddresses(services), origin)
    const renderPage = pageFunction({ build: made.id, draw: countedDraw, shell: made.shell, headers: made.headers, hasPayload: isKept, sitemap })
    const host = await serveEverywhere(renderPage)
    address = host.address
    stop = host.stop
  })
  afterAll(() => stop())

  /** The download size of a JavaScript file, computed once per file. */
  const programs = new Map<string, Promise<{ readonly compressed: number; readonly isFirebase: boolean }>>()
  function programAt(file: string) {
    const known = programs.get(file)
    if (known) return known
    const text = readFileSync(path.join(site, file))
    const looked = promisify(brotliCompress)(text).then(({ length }) => ({ compressed: length, isFirebase: text.includes('@firebase/') }))
    programs.set(file, looked)
    return looked
  }
  const open = (page: string, options: RequestInit = {}) => fetch(`${address}${page}`, { redirect: 'manual', ...options })

  it.each(publicRoutes.filter(isPublic).map(exampleOf))('renders %s completely, cacheable by the CDN', async example => {
    const response = await open(example)
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'])
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${origin}${example}" />`)
    expect(html).toContain('<script type="application/json" id="build">')
    const scripts = inlineScripts(html)
    expect(scripts).toHaveLength(4)
    expect(scripts[0]).toContain("createPolicy('default'")
    for (const script of scripts) expect(allowed(response.headers.get('content-security-policy')!)).toContain(hashOf(script))
  })

  it.each(publicRoutes.filter(isPublic).map(exampleOf))(
    '%s stays within its budget of JavaScript before the first interaction, without Firebase',
    async example => {
      const html = await (await open(example)).text()
      const files = new Set(Array.from(html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g), ([, file]) => file!))
      const loaded = await Promise.all([...files].map(programAt))
      expect(loaded.filter(({ isFirebase }) => isFirebase)).toEqual([])
      const compressed = loaded.reduce((bytes, program) => bytes + program.compressed, 0)
      expect([files.size > 0, compressed / 1024 <= 110]).toEqual([true, true])
    },
  )

  it('serves the payload of a page at the address that an open application requests', async () => {
    const html = await (await open('/about')).text()
    const information = JSON.parse(/id="build">([^<]*)</.exec(html)![1]!) as BuildInfo
    const [file] = payloadFilesOf(information, '/about')
    const payload = (await (await open(file!)).json()) as object
    const { zones, ...inlined } = JSON.parse(/id="payload">([^<]*)</.exec(html)![1]!) as { zones: object }
    expect({ path: '/about', ...payload }).toEqual(inlined)
    expect(Object.keys(zones)).toEqual(['America/Los_Angeles'])
  })

  it('redirects moved pages permanently and short links temporarily', async () => {
    const put = (at: string, data: Fields) => memory.store.commit([{ op: 'set', path: at, data }])
    await put('slugs/old-address', { kind: 'formerPage', ref: 'any', movedTo: 'about-the-number' })
    const moved = await open('/old-address')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about-the-number'])

    await put('slugs/poster', { kind: 'shortLink', ref: 'poster' })
    await put('shortLinks/poster', { target: 'https://example.org/poster', disabled: false })
    const link = await open('/poster')
    expect([link.status, link.headers.get('location'), link.headers.get('cache-control')]).toEqual([302, 'https://example.org/poster', 'no-store'])
    const clicks = await memory.store.query({ collection: 'shortLinks/poster/days' })
    expect(clicks.map(({ data }) => data['clicks'])).toEqual([1])

    await put('shortLinks/poster', { target: '/about', end: new Date(0), disabled: false })
    expect((await open('/poster')).status).toBe(410)
  })

  it.each(['/none/such/page', '/no-such-word', '/art/no-such-work', '/artist/nobody', '/loaded/none'])(
    'answers %s with a readable error page',
    async missing => {
      const response = await open(missing)
      const html = await response.text()
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=60'])
      expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]).toContain('Page Not Found')
      // The browser renders this page itself instead of hydrating the error page.
      expect(html).toContain('id="payload">{"path":"","answers":[]}')
    },
  )

  it('does not draw a missing page a second time for its payload, and none for an address that has no payload', async () => {
    drawn.length = 0
    for (const missing of ['/artist/nobody-here', '/none/at/all']) {
      expect((await open(missing)).status).toBe(404)
      const payload = await open(`/payloads/${made.id}${missing}.json`)
      expect([payload.status, payload.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    }
    expect((await open(`/payloads/${made.id}/signin.json`)).status).toBe(404)
    expect(drawn).toEqual(['/artist/nobody-here', '/none/at/all'])
  })

  it('does not suggest the address that was asked for', async () => {
    const { context } = await memoryWorld()
    const services = buildServices(visitorBackend(context, handlers), reservedPaths)
    const page = await pageRendering(made, () => services, origin)('/artistmembership', new Date(0))
    expect([page?.status, page?.document.includes('href="/artistmembership"')]).toEqual([404, false])
  })

  it.each([
    ['/sfosguide/?utm_source=poster', '/sfosguide?utm_source=poster'],
    ['/ABOUT', '/about'],
    ['/About-The-Number', '/about-the-number'],
  ])('redirects %s permanently to %s', async (asked, known) => {
    const response = await open(asked)
    expect([response.status, response.headers.get('location')]).toEqual([301, known])
  })

  it('lists every public page of the moment in the sitemap, and each of them is there', async () => {
    const response = await open('/sitemap.xml')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const listed = Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, location]) => new URL(location!).pathname)
    expect(listed.length).toBeGreaterThan(500)
    const kinds = new Map(listed.map(one => [one.split('/').slice(0, -1).join('/'), one]))
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining([
        '',
        '/about',
        '/art',
        '/artist',
        '/artists',
        '/artlover',
        '/donors',
        '/events',
        '/programs',
        '/sfosguide',
        '/sfosguide/articles',
      ]),
    )
    for (const example of kinds.values()) expect([example, (await open(example)).status]).toEqual([example, 200])
  })

  it('does not say what it runs on, and keeps other sites from embedding its answers', async () => {
    const { headers } = await open('/about')
    expect([headers.get('x-powered-by'), headers.get('cross-origin-resource-policy')]).toEqual([null, 'same-origin'])
  })

  it('answers a request for a file of an earlier build in plain text, without an error page', async () => {
    const response = await open('/assets/former-1a2b3c.js')
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ])
    expect((await open('/', { method: 'POST' })).status).toBe(405)
  })

  it('serves the empty document for pages that only a browser can render, and when rendering fails', async () => {
    const shell = await (await open('/dashboard')).text()
    expect(shell).toContain('class="shell"')
    const failing = { ...memory.context, documents: new VisitorDocuments(memory.context.documents, []) }
    const services = buildServices(visitorBackend(failing, handlers), reservedPaths)
    const draw = pageCache(() => failing, { build: made.id, isKept, draw: pageRendering(made, () => services, origin) })
    const host = await serveEverywhere(
      pageFunction({ build: made.id, draw, shell: made.shell, headers: made.headers, hasPayload: isKept, sitemap: async () => '' }),
    )
    const response = await fetch(`${host.address}/about`)
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([503, 'no-store', shell])
    await host.stop()
  })

  it('never shows data that visitors may not read', async () => {
    const documents = new VisitorDocuments(memory.context.documents, collections)
    await expectPortError(documents.query({ collection: 'listings' }), 'documents', 'permission-denied')
    await expectPortError(documents.query({ collection: 'people' }), 'documents', 'permission-denied')
    await expectPortError(documents.get('people/none'), 'documents', 'permission-denied')
    await expectPortError(documents.get('mail/none'), 'documents', 'permission-denied')
    await expectPortError(documents.query({ collection: 'listings', group: true }), 'documents', 'permission-denied')
    for (const watch of [documents.watch.bind(documents, { collection: 'events' }), documents.watchOne.bind(documents, 'events/none')]) {
      const stopped: Error[] = []
      const refused = await new Promise<Error>(resolve => watch(undefined, resolve))
      expect(refused).toMatchObject({ code: 'permission-denied' })
      // As with every other adapter, whoever has stopped watching hears nothing.
      watch(undefined, error => stopped.push(error))()
      await Promise.resolve()
      expect(stopped).toEqual([])
    }
    await expectPortError(new VisitorFiles(memory.context.storage).read('imports-guide/list.csv'), 'storage', 'unauthorized')
  })
})
