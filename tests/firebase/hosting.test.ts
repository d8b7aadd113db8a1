import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localCodeIn } from '../../scripts/build/no-local-code.mjs'
import { isKept, pageRendering, type Site } from '../../scripts/build/page-rendering'
import { pageCache } from '../../src/adapters/cloud/page-cache'
import { pageFunction } from '../../src/adapters/cloud/page-function'
import { visitorBackend } from '../../src/adapters/cloud/visitor-backend'
import { VisitorDocuments } from '../../src/adapters/cloud/visitor-documents'
import { VisitorFiles } from '../../src/adapters/cloud/visitor-files'
import { sampleSeason } from '../../src/adapters/memory/sample/sample-season'
import { buildServices } from '../../src/container'
import { collections } from '../../src/domain/collections'
import { handlers } from '../../src/domain/handlers'
import type { Fields } from '../../src/ports/documents'
import { type BuildInfo, payloadFilesOf } from '../../src/ui/delivery/build-info'
import { publicRoutes } from '../../src/ui/public-routes'
import { isPublic } from '../../src/ui/routing/public-route-match'
import { exampleOf } from '../../src/ui/routing/route-definition'
import { siteRoutes } from '../../src/ui/site-routes'
import { expectPortError } from '../suites/expect-port-error'
import { type MemoryWorld, memoryWorld } from '../support/memory-world'
import { serveEverywhere } from './host/serve-functions'

const top = path.resolve(import.meta.dirname, '../..')
const site = path.join(top, 'dist/firebase')
const origin = 'https://arts.example'

function build(mode: 'firebase' | 'functions') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', mode], { cwd: top, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
}

/** The executable inline scripts of a document. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|type="application\/(ld\+)?json"/.test(attributes) ? [] : [text],
  )
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const allowed = (policy: string) => policy.split('; ').find(part => part.startsWith('script-src ')) ?? ''

beforeAll(() => {
  build('firebase')
  build('functions')
}, 120_000)

describe('the hosted build', () => {
  it('contains no code of the local mode or of the handlers', async () => {
    expect(await localCodeIn(site, [])).toEqual([])
  })

  it('contains no name, address or title from the sample data', () => {
    const { documents, accounts } = sampleSeason()
    const said = new Set(accounts.flatMap(({ name, email }) => [name, email]))
    for (const { path: at, data } of documents)
      if (/^(artists|people|listings|settings|sites)\//.test(at))
        for (const field of ['displayName', 'name', 'email', 'season']) if (typeof data[field] === 'string') said.add(data[field])
    const told = [...said].filter(words => words.length > 7)
    expect(told.length).toBeGreaterThan(300)
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(name => /\.(js|html|json|css|txt|xml)$/.test(name))
    expect(files.length).toBeGreaterThan(50)
    const texts = files.map(name => readFileSync(path.join(site, name), 'utf8')).join('\n')
    expect(told.filter(words => texts.includes(words))).toEqual([])
  })

  it('has no inline scripts except those whose hash is in the security policy', () => {
    const pages = readdirSync(site).filter(name => name.endsWith('.html'))
    expect(pages).toEqual(expect.arrayContaining(['index.html', 'shell.html']))
    const config = JSON.parse(readFileSync(path.join(top, 'firebase.json'), 'utf8')) as {
      hosting: { headers: { headers: { key: string; value: string }[] }[] }
    }
    const policy = config.hosting.headers[0]!.headers.find(({ key }) => key === 'Content-Security-Policy')!.value
    expect(allowed(policy)).not.toContain('unsafe')
    for (const page of pages)
      for (const script of inlineScripts(readFileSync(path.join(site, page), 'utf8'))) expect(allowed(policy)).toContain(hashOf(script))
  })
})

describe('the function bundle', () => {
  const folder = path.join(top, 'dist/functions')

  it('exports every callable by its name, the page function and the scheduled jobs', () => {
    const exported = createRequire(import.meta.url)(folder) as Record<string, { __endpoint: { region: string[]; platform: string } }>
    expect(Object.keys(exported).toSorted()).toEqual(
      [
        ...handlers.map(({ contract }) => contract.name),
        'renderPage',
        'drawAhead',
        'calendarFeed',
        'applyScheduled',
        'applyHourly',
        'auditRecords',
        'auditParts',
      ].toSorted(),
    )
    for (const { __endpoint } of Object.values(exported)) expect(__endpoint).toMatchObject({ platform: 'gcfv2', region: ['us-central1'] })
  })

  it('depends on two packages, in exact versions', () => {
    const { dependencies, engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, object>
    expect(Object.keys(dependencies!)).toEqual(['firebase-admin', 'firebase-functions'])
    for (const version of Object.values(dependencies!)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(engines).toEqual({ node: '22' })
  })

  it('uses the same CSS class names as the browser build', () => {
    const texts = (within: string, ending: string) =>
      readdirSync(within)
        .filter(name => name.endsWith(ending))
        .map(name => readFileSync(path.join(within, name), 'utf8'))
        .join()
    const named = new Set(Array.from(texts(folder, '.js').matchAll(/"(_[A-Za-z][\w-]*_\w{5}_\d+)"/g), ([, name]) => name!))
    expect(named.size).toBeGreaterThan(100)
    const styles = texts(path.join(site, 'assets'), '.css')
    expect([...named].filter(name => !styles.includes(name))).toEqual([])
  })

  it('loads React with the first page, not with a callable', () => {
    const loaded = spawnSync(process.execPath, ['-e', "require('./index.js');console.log(Object.keys(require.cache).join('\\n'))"], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(loaded.stderr).toBe('')
    const texts = loaded.stdout
      .split('\n')
      .filter(file => file.startsWith(folder))
      .map(file => readFileSync(file, 'utf8'))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.some(text => text.includes('react.element') || text.includes('react.transitional.element'))).toBe(false)
  })
})

describe('renderPage', () => {
  let memory: MemoryWorld
  let made: Site
  let address: string
  let stop: () => Promise<void>

  beforeAll(async () => {
    memory = await memoryWorld({ sample: true })
    made = JSON.parse(readFileSync(path.join(site, '.vite/site.json'), 'utf8')) as Site
    const services = buildServices(visitorBackend(memory.context, handlers), siteRoutes)
    const draw = pageCache(() => memory.context, { build: made.id, isKept, draw: pageRendering(made, () => services, origin) })
    const renderPage = pageFunction({ build: made.id, draw, shell: made.shell, headers: made.headers })
    const host = await serveEverywhere(renderPage)
    address = host.address
    stop = host.stop
  })
  afterAll(() => stop())

  /** What a JavaScript file costs a visitor, computed once per file. */
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
    expect(scripts).toHaveLength(3)
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
    expect({ path: '/about', ...payload }).toEqual(JSON.parse(/id="payload">([^<]*)</.exec(html)![1]!))
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
    const services = buildServices(visitorBackend(failing, handlers), siteRoutes)
    const draw = pageCache(() => failing, { build: made.id, isKept, draw: pageRendering(made, () => services, origin) })
    const host = await serveEverywhere(pageFunction({ build: made.id, draw, shell: made.shell, headers: made.headers }))
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
    await expectPortError(new VisitorFiles(memory.context.storage).read('imports-guide/list.csv'), 'storage', 'unauthorized')
  })
})
