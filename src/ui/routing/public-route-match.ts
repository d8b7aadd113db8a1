import type { App } from '../app-services/app'
import type { QueryResult } from '../delivery/payload'
import { publicRoutes } from '../public-routes'
import { isPending, type PageModule, type RouteDefinition } from './route-definition'
import { matchRoute, type RouteMatch } from './suffix-params'
import { pageOf } from './to-route-objects'

/** What stands at an address for somebody who is not signed in. */
export type PublicRouteMatch =
  | ({ readonly kind: 'page' } & RouteMatch)
  /** Behind a guard, or not finished: only a browser can draw it. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' }

/** Whether anybody may see the page of a row, and it is there. */
export const isPublic = (route: RouteDefinition) => !route.guard && !isPending(route.page)

export function matchPublicRoute(path: string): PublicRouteMatch {
  const found = matchRoute(publicRoutes, path)
  if (!found) return { kind: 'missing' }
  return isPublic(found.route) ? { kind: 'page', ...found } : { kind: 'closed' }
}

/** Whether the page at an address is drawn from a payload where there is one. */
export function hasPayload(path: string): boolean {
  const routeMatch = matchPublicRoute(path)
  return routeMatch.kind === 'page' && routeMatch.route.payload === true
}

/** The answer of every query that the layout and the page at an address draw from; where nothing stands, the layout's alone. */
export async function queryResultsAt(app: App, path: string, routeMatch: PublicRouteMatch): Promise<readonly QueryResult[]> {
  const layout: PageModule = await import('../layout/public-layout')
  const page = routeMatch.kind === 'page' ? [await pageOf(routeMatch.route)] : []
  const visit = { app, path, params: routeMatch.kind === 'page' ? routeMatch.params : {}, search: new URLSearchParams() }
  const needed = [layout, ...page].flatMap(module => module.data?.(visit) ?? [])
  return Promise.all(needed.map(async query => ({ key: query.queryKey, data: await app.queries.ensureQueryData(query) })))
}
