import { logger } from 'firebase-functions/v2'
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/v2/https'
import { functionsRegion } from '../../ports/functions'

/** The answer for one path. */
export interface DrawnPage {
  readonly status: number
  /** The complete HTML document. */
  readonly document: string
  /** The target of a redirect, for statuses 301 and 302. */
  readonly movedTo?: string | undefined
  /** The data of the page as JSON, if a browser can render the page from it. */
  readonly payload?: string | undefined
}

export interface PageSource {
  /** The build that the documents belong to. */
  readonly build: string
  /** Renders the page at a path; `undefined` if only a browser can. */
  readonly draw: (path: string) => Promise<DrawnPage | undefined>
  /** The empty HTML document in which the browser renders a page itself. */
  readonly shell: string
  /** The site's security headers, sent with every response. */
  readonly headers: Readonly<Record<string, string>>
}

/** Folders that only hold files: if hosting has no such file, the answer is 404 and no page. */
const filesOnly = /^\/(assets|payloads)\//

/** The path of a page's payload, with the build that asks for it: `/payloads/1a2b3c/about.json`. */
const payloadAddress = /^\/payloads\/([^/]+)(\/.+)\.json$/

/**
 * Serves public pages and the payloads from which a running application renders them. Browsers revalidate pages at every visit and keep
 * payloads for one minute. The CDN keeps both for five minutes, and serves the previous answer while it revalidates.
 */
export const pageFunction = (source: PageSource): HttpsFunction =>
  onRequest({ region: functionsRegion, memory: '512MiB', concurrency: 40, timeoutSeconds: 30 }, (request, response) =>
    answer(source, request, response),
  )

async function answer(source: PageSource, { method, path }: Request, response: Response): Promise<void> {
  response.set(source.headers)
  if (method !== 'GET' && method !== 'HEAD') return void response.status(405).set('allow', 'GET, HEAD').end()
  const [, build, of] = payloadAddress.exec(path) ?? []
  if (build === source.build && of !== undefined) return sendPayload(source, of === '/index' ? '/' : of, response)
  if (filesOnly.test(path)) return void response.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found')
  const page = await draw(source, path)
  response.status(page.status).set('cache-control', cacheControl(page.status))
  if (page.movedTo !== undefined) response.set('location', page.movedTo)
  response.type('text/html').send(page.document)
}

async function sendPayload(source: PageSource, path: string, response: Response): Promise<void> {
  const { status, payload } = await draw(source, path)
  if (status === 200 && payload !== undefined) {
    response.set('cache-control', 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400')
    return void response.type('application/json').send(payload)
  }
  // The application then loads the data by its own queries.
  response.status(status === 503 ? 503 : 404).set('cache-control', status === 503 ? 'no-store' : 'public, max-age=0, s-maxage=60')
  response.type('text/plain').send('No payload')
}

/** If rendering fails, the answer is the shell with status 503: the browser renders the page itself, and the failure is not cached. */
async function draw({ draw: drawing, shell }: PageSource, path: string): Promise<DrawnPage> {
  try {
    return (await drawing(path)) ?? { status: 200, document: shell }
  } catch (error) {
    logger.error(`not rendered: ${path}`, error)
    return { status: 503, document: shell }
  }
}

function cacheControl(status: number): string {
  switch (status) {
    case 200:
    case 301:
      return 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'
    case 404:
    case 410:
      return 'public, max-age=0, s-maxage=60'
    default:
      // The clicks on a short link are counted, so its redirect is not cached. Failures are not cached either.
      return 'no-store'
  }
}
