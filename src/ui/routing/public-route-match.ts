import type { App, LiveQuery } from '../app-services/app-context'
import type { QueryResult } from '../delivery/payload'
import { publicRoutes } from '../public-routes'
import { isPending, type PageModule, type RouteDefinition } from './route-definition'
import { matchRoute, type RouteMatch } from './suffix-params'
import { pageOf } from './to-route-objects'

/** What an anonymous visitor gets at an address. */
export type PublicRouteMatch =
  | ({ readonly kind: 'page' } & RouteMatch)
  /** Has a guard or is not built yet: only a browser can render it. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' }

/** Whether the page of a route is public and built. */
export const isPublic = (route: RouteDefinition) => !route.guard && !isPending(route.page)

export function matchPublicRoute(path: string): PublicRouteMatch {
  const found = matchRoute(publicRoutes, path)
  if (!found) return { kind: 'missing' }
  return isPublic(found.route) ? { kind: 'page', ...found } : { kind: 'closed' }
}

/** Whether the page at an address uses a payload if there is one. */
export function hasPayload(path: string): boolean {
  const routeMatch = matchPublicRoute(path)
  return routeMatch.kind === 'page' && routeMatch.route.payload === true
}

/** The results of all queries of the layout and the page at an address; for a missing page only the layout's. */
export async function queryResultsAt(app: App, path: string, routeMatch: PublicRouteMatch): Promise<readonly QueryResult[]> {
  const layout: PageModule = await import('../layout/public-layout')
  const page = routeMatch.kind === 'page' ? [await pageOf(routeMatch.route)] : []
  const visit = { app, path, params: routeMatch.kind === 'page' ? routeMatch.params : {}, search: new URLSearchParams() }
  const needed = [layout, ...page].flatMap(module => module.data?.(visit) ?? [])
  return resultsOf(app, needed)
}

/** The results of queries, and of those that their answers ask for. */
async function resultsOf(app: App, queries: readonly LiveQuery<unknown>[]): Promise<readonly QueryResult[]> {
  const results = await Promise.all(
    queries.map(async (query): Promise<readonly QueryResult[]> => {
      const data: unknown = await app.queries.ensureQueryData(query)
      return [{ key: query.queryKey, data }, ...(await resultsOf(app, (await query.further?.(data)) ?? []))]
    }),
  )
  return results.flat()
}
