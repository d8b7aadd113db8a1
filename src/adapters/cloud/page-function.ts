import { logger } from 'firebase-functions/v2'
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/v2/https'
import { functionsRegion } from '../../ports/functions'

/** What stands at an address. */
export interface DrawnPage {
  readonly status: number
  /** The whole document. */
  readonly document: string
  /** Where it is instead, with status 301 and 302. */
  readonly movedTo?: string | undefined
  /** What it was drawn from, as JSON, where a browser that has the program draws it from that. */
  readonly payload?: string | undefined
}

export interface PageSource {
  /** The program whose documents these are. */
  readonly build: string
  /** Draws the page of an address; `undefined` where only a browser can. */
  readonly draw: (path: string) => Promise<DrawnPage | undefined>
  /** The frame in which the browser draws a page by itself. */
  readonly shell: string
  /** What goes with every answer: the site's security headers. */
  readonly headers: Readonly<Record<string, string>>
}

/** Files only: what the host did not find there is not a page. */
const filesOnly = /^\/(assets|payloads)\//

/** A page's payload, under the build that asks for it: `/payloads/1a2b3c/about.json`. */
const payloadAddress = /^\/payloads\/([^/]+)(\/.+)\.json$/

/**
 * Public pages, drawn for visitors and kept by the CDN: visitors ask again every time, the CDN five minutes later, and while it
 * asks everybody gets the page as it was. So are the payloads from which an open application draws them; a browser has those for a minute.
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
  // The application asks for itself then.
  response.status(status === 503 ? 503 : 404).set('cache-control', status === 503 ? 'no-store' : 'public, max-age=0, s-maxage=60')
  response.type('text/plain').send('No payload')
}

/** A page that fails here is the browser's to draw: its visitor sees it all the same, and nothing of the failure is kept. */
async function draw({ draw: drawing, shell }: PageSource, path: string): Promise<DrawnPage> {
  try {
    return (await drawing(path)) ?? { status: 200, document: shell }
  } catch (error) {
    logger.error(`not drawn: ${path}`, error)
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
      // A short link's clicks are counted, and a failure is nobody else's.
      return 'no-store'
  }
}
