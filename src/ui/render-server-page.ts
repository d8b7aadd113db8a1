import type { Services } from '../domain/shared/functions/service'
import { type QueryResult, queryResultToJson } from './delivery/payload'
import { type RenderedPage, render } from './prerender-page'
import { hasPayload, matchPublicRoute, type PublicRouteMatch, queryResultsAt } from './routing/public-route-match'
import { makeQueryClient } from './routing/query-client'
import { RouteFailure } from './routing/route-failure'

/** A public page rendered on the server, ready for its document. */
export interface ServerPage extends RenderedPage {
  readonly path: string
  /** Path of its route; `undefined` on the error page of a missing address. */
  readonly pattern: string | undefined
  /** The query results from which it was rendered, as JSON. */
  readonly answers: readonly string[]
  /** Whether a running application uses these results too. */
  readonly hasPayload: boolean
}

/**
 * Renders the page at an address from data that an anonymous visitor may see. `undefined` if only a browser can render it: it is behind a
 * guard, or not implemented.
 */
export async function renderServerPage(services: Services, path: string, origin: string): Promise<ServerPage | undefined> {
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
