import type { Services } from '../domain/shared/functions/service'
import { type QueryResult, queryResultToJson } from './delivery/payload'
import { type RenderedPage, render } from './prerender-page'
import { hasPayload, matchPublicRoute, type PublicRouteMatch, queryResultsAt } from './routing/public-route-match'
import { makeQueryClient } from './routing/query-client'
import { RouteFailure } from './routing/route-failure'

/** A public page as a server draws it, ready for its document. */
export interface ServerPage extends RenderedPage {
  readonly path: string
  /** Pattern of its row; `undefined` on the error page of an address where nothing is. */
  readonly pattern: string | undefined
  /** What it was drawn from, each answer as JSON. */
  readonly answers: readonly string[]
  /** Whether an open application draws the page from them too. */
  readonly hasPayload: boolean
}

/**
 * Draws the page at an address from what these services let a stranger see. `undefined` where only a browser can draw it: behind
 * a guard, or not finished.
 */
export async function serverPage(services: Services, path: string, origin: string): Promise<ServerPage | undefined> {
  const app = { queries: makeQueryClient(), services: async () => services }
  const routeMatch = matchPublicRoute(path)
  if (routeMatch.kind === 'closed') return undefined
  try {
    if (routeMatch.kind === 'page') return await drawn(path, routeMatch, await queryResultsAt(app, path, routeMatch), origin)
  } catch (error) {
    if (!(error instanceof RouteFailure) || error.status !== 404) throw error
  } finally {
    app.queries.clear()
  }
  return drawn(path, missing, await queryResultsAt(app, path, missing), origin)
}

const missing = { kind: 'missing' } as const satisfies PublicRouteMatch

async function drawn(path: string, routeMatch: PublicRouteMatch, answers: readonly QueryResult[], origin: string): Promise<ServerPage> {
  const page = await render(path, { origin, answers, missing: routeMatch.kind === 'missing' })
  const answered = [...new Set(answers.map(queryResultToJson))]
  return { ...page, path, hasPayload: hasPayload(path), answers: answered, pattern: routeMatch.kind === 'page' ? routeMatch.route.path : undefined }
}
