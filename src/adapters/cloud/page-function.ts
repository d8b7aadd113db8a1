import { logger } from 'firebase-functions/v2'
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/v2/https'
import { functionLimits } from './function-limits'
import { MissingPages } from './known-missing-pages'
import type { WorkAfterResponse } from './work-after-response'

/** The response for one path. */
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
  /** Whether a running application asks for the payload of the page at a path. */
  readonly hasPayload: (path: string) => Promise<boolean>
  /** `sitemap.xml`, with every public page of the moment. */
  readonly sitemap: () => Promise<string>
  /** The empty HTML document in which the browser renders a page itself. */
  readonly shell: string
  /** Work that rendering requested, such as counting a click; done while or after the response is sent. */
  readonly afterResponse?: WorkAfterResponse
  /** The site's security headers, sent with every response. */
  readonly headers: Readonly<Record<string, string>>
}

/** Folders that only hold files: if hosting has no such file, the response is 404 without a page. */
const filesOnly = /^\/(assets|payloads)\//

/** The path of a page's payload, with the build that asks for it: `/payloads/1a2b3c/about.json`. */
const payloadAddress = /^\/payloads\/([^/]+)(\/.+)\.json$/

/**
 * Serves public pages and the payloads from which a running application renders them. Browsers revalidate pages at every visit and keep
 * payloads for one minute. The CDN keeps both for five minutes, and serves the previous response while it revalidates.
 */
export function pageFunction(source: PageSource): HttpsFunction {
  const missing = new MissingPages<DrawnPage>()
  return onRequest(functionLimits.renderPage, (request, response) => answer(source, missing, request, response))
}

async function answer(source: PageSource, missing: MissingPages<DrawnPage>, { method, path, url }: Request, response: Response): Promise<void> {
  // Set by the platform's Express.
  response.removeHeader('x-powered-by')
  response.set(source.headers)
  if (method !== 'GET' && method !== 'HEAD') return void response.status(405).set('allow', 'GET, HEAD').end()
  const [, build, of] = payloadAddress.exec(path) ?? []
  if (build === source.build && of !== undefined) return sendPayload(source, missing, of === '/index' ? '/' : of, response)
  if (path === '/sitemap.xml') return sendSitemap(source, response)
  if (filesOnly.test(path)) return void response.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found')
  const page = await drawOnce(source, missing, path)
  response.status(page.status).set('cache-control', cacheControl(page.status))
  if (page.movedTo !== undefined) response.set('location', page.status === 301 ? page.movedTo + (/\?.*/.exec(url)?.[0] ?? '') : page.movedTo)
  response.type('text/html')
  // A short link: the browser follows the redirect while its click is counted. The request stays open, because the host stops idle
  // instances.
  if (page.status === 302) response.write(page.document || ' ')
  else return void response.send(page.document)
  await source.afterResponse?.done()
  response.end()
}

async function drawOnce(source: PageSource, missing: MissingPages<DrawnPage>, path: string): Promise<DrawnPage> {
  const known = missing.get(path)
  if (known) return known
  if (!missing.mayDraw(path)) return { status: 503, document: source.shell }
  const page = await draw(source, path)
  missing.note(path, page)
  return page
}

async function sendPayload(source: PageSource, missing: MissingPages<DrawnPage>, path: string, response: Response): Promise<void> {
  const { status, payload }: Partial<DrawnPage> = (await source.hasPayload(path)) ? await drawOnce(source, missing, path) : { status: 404 }
  if (status === 200 && payload !== undefined) {
    response.set('cache-control', 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400')
    return void response.type('application/json').send(payload)
  }
  // Without a payload, the application loads the data by its own queries.
  response.status(status === 503 ? 503 : 404).set('cache-control', status === 503 ? 'no-store' : 'public, max-age=0, s-maxage=60')
  response.type('text/plain').send('No payload')
}

async function sendSitemap({ sitemap }: PageSource, response: Response): Promise<void> {
  try {
    const text = await sitemap()
    response.set('cache-control', 'public, max-age=3600, s-maxage=3600').type('application/xml').send(text)
  } catch (error) {
    logger.error('the sitemap was not made', error)
    response.status(503).set('cache-control', 'no-store').type('text/plain').send('The sitemap cannot be made right now.')
  }
}

/** If rendering fails, the response is the shell with status 503: the browser renders the page itself, and the failure is not cached. */
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
