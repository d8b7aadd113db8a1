import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { isKept, pageRendering, type Site } from '../../../scripts/build/page-rendering'
import { sitemapOf } from '../../../scripts/build/sitemap.mjs'
import { callables } from '../../../src/adapters/cloud/callables'
import { pageCache } from '../../../src/adapters/cloud/page-cache'
import { pageFunction } from '../../../src/adapters/cloud/page-function'
import { visitorBackend } from '../../../src/adapters/cloud/visitor-backend'
import { buildServices } from '../../../src/container'
import { handlers } from '../../../src/domain/handlers'
import type { Fields } from '../../../src/ports/documents'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { siteAddresses } from '../../../src/ui/site-addresses'
import { memoryWorld } from '../../support/memory-world'
import { rulesSay } from '../../support/rules/attempt'
import { parseRules } from '../../support/rules/parser'
import { fromTools } from '../emulators/firebase-tools'
import { startStorageEmulator } from '../emulators/storage-emulator'
import { projectId, serveEverywhere, serveFunctions } from '../host/serve-functions'
import { dist, hostingSettings, startHostedSite } from '../hosted/hosted-site'
import { listenOn } from '../hosted/listen-on'
import { origin, site, top } from './hosted-build'

/** Possible mistakes of an operator. */
export interface Mistakes {
  /** No `cors.json` was set on the bucket. */
  hasNoCors?: boolean
  /** Everything in the folder was uploaded, not only what `firebase.json` says. */
  uploadedAll?: boolean
  /** The rules were replaced by others. */
  rules?: string | undefined
  /** A proxy in front of the site adds and removes headers. */
  changed?: ((headers: Headers) => void) | undefined
}

const bucket = `${projectId}.appspot.com`
const storageHost = 'https://firebasestorage.googleapis.com'

/** The hosted build with the sample season, behind stand-ins for Google's hosts; `fetching` reaches them by their public addresses. */
export async function deployedStandIn(mistakes: Mistakes) {
  const world = await memoryWorld({ sample: true })
  const made = JSON.parse(readFileSync(path.join(site, '.vite/site.json'), 'utf8')) as Site
  const services = buildServices(visitorBackend(world.context, handlers), reservedPaths)
  const pages = await serveEverywhere(
    pageFunction({
      build: made.id,
      draw: pageCache(() => world.context, { build: made.id, isKept, draw: pageRendering(made, () => services, origin) }),
      shell: made.shell,
      headers: made.headers,
      hasPayload: isKept,
      sitemap: async () => sitemapOf(await siteAddresses(services), origin),
    }),
  )
  const hosted = await startHostedSite(() => ({ port: pages.port, path: '' }))
  const functions = await serveFunctions(callables(handlers, { portsFor: actor => ({ ...world.context, actor }), enforceAppCheck: false }))
  const storage = await startStorageEmulator(projectId)
  const firestore = await listenOn(recordsBehindRules(world.store.get.bind(world.store), mistakes))
  const plain = await listenOn(createServer((asked, response) => response.writeHead(301, { location: `${origin}${asked.url}` }).end()))

  const settings = await world.store.get('settings/organisation')
  const pointer = await world.store.get(`snapshots/guide-${String(settings?.data.currentEdition)}`)
  const index = String(pointer?.data.indexPath)
  await fetch(`http://127.0.0.1:${storage.port}/v0/b/${bucket}/o?name=${encodeURIComponent(index)}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: await (await world.storage.read(index)).arrayBuffer(),
  })

  const hosting = hostingSettings()
  const tool = fromTools('listFiles') as { listFiles(folder: string, ignored: readonly string[]): string[] }
  const uploaded = new Set(tool.listFiles(path.join(dist, hosting.public), hosting.ignore))
  /** Hosting serves only what was uploaded, while its emulator serves the whole folder. Everything else goes to the function. */
  const isLeftOut = (pathname: string) => !uploaded.has(pathname.slice(1)) && pathname !== '/' && existsSync(path.join(site, pathname))
  const behind: Readonly<Record<string, string>> = {
    [origin]: `http://127.0.0.1:${hosted.port}`,
    [origin.replace('https', 'http')]: `http://127.0.0.1:${plain.port}`,
    'https://firestore.googleapis.com': `http://127.0.0.1:${firestore.port}`,
    [storageHost]: `http://127.0.0.1:${storage.port}`,
    [`https://us-central1-${projectId}.cloudfunctions.net`]: `http://127.0.0.1:${functions.port}/${projectId}/us-central1`,
  }
  return {
    bucket,
    fetching: async (address: string, init?: RequestInit) => {
      const { origin: host, pathname, search } = new URL(address)
      const to = host === origin && isLeftOut(pathname) && !mistakes.uploadedAll ? pages.address : behind[host]
      const response = await fetch(`${to}${pathname}${search}`, init)
      const headers = new Headers(response.headers)
      if (host === storageHost && mistakes.hasNoCors) headers.delete('access-control-allow-origin')
      if (host === origin) mistakes.changed?.(headers)
      return new Response(await response.arrayBuffer(), { status: response.status, headers })
    },
    stop: async () => {
      for (const one of [hosted, pages, functions, storage, firestore, plain]) await one.stop()
    },
  }
}

/** The part of Firestore's REST interface that strangers read: a collection, or a document with its texts. */
function recordsBehindRules(get: (at: string) => Promise<{ data: Fields } | undefined>, mistakes: Mistakes): Server {
  const deployed = parseRules(readFileSync(path.join(top, 'firestore.rules'), 'utf8'))
  const answer = async (asked: string) => {
    const rules = mistakes.rules === undefined ? deployed : parseRules(mistakes.rules)
    const at = asked.split('/documents/')[1] ?? ''
    if (at.split('/').length % 2 === 1)
      return { status: rulesSay(rules, { actor: undefined, act: 'list', query: { collection: at } }).isAllowed ? 200 : 403 }
    const data = (await get(at))?.data
    if (!rulesSay(rules, { actor: undefined, act: 'get', path: at, before: data }).isAllowed) return { status: 403 }
    const texts = Object.entries(data ?? {}).filter(([, value]) => typeof value === 'string')
    return { status: data ? 200 : 404, fields: Object.fromEntries(texts.map(([name, stringValue]) => [name, { stringValue }])) }
  }
  return createServer((asked, response) => {
    answer(new URL(`http://host${asked.url}`).pathname).then(
      ({ status, ...body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    )
  })
}
