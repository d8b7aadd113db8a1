import { matchRoutes } from 'react-router-dom'
import type { RouteDefinition } from './route-definition'

/** Routes that share one pattern of the router. The first route whose suffix matches the address is shown. */
export interface RoutePattern {
  readonly path: string
  readonly routes: readonly RouteDefinition[]
}

const suffixParam = /:(\w+)~(\w+)/

/** `/:product~membership` for the router, which has no segments with a fixed suffix: `/:id`. */
const routerPath = (path: string) => path.replace(suffixParam, ':id')

/** The router's patterns with their routes: those with a fixed suffix first. */
export function routePatterns(routes: readonly RouteDefinition[]): readonly RoutePattern[] {
  const byPath = new Map<string, RouteDefinition[]>()
  for (const route of routes) byPath.set(routerPath(route.path), [...(byPath.get(routerPath(route.path)) ?? []), route])
  return [...byPath].map(([path, group]) => ({
    path,
    routes: group.toSorted((a, b) => Number(suffixParam.test(b.path)) - Number(suffixParam.test(a.path))),
  }))
}

export type Params = Readonly<Record<string, string | undefined>>

export interface RouteMatch {
  readonly route: RouteDefinition
  readonly params: Params
}

/** The route of a pattern that matches an address, with its own parameters. */
export function routeAt(pattern: RoutePattern, params: Params): RouteMatch | undefined {
  for (const route of pattern.routes) {
    const [, name, end] = suffixParam.exec(route.path) ?? []
    if (!name || !end) return { route, params }
    const value = params['id']
    if (value?.endsWith(end) && value.length > end.length) return { route, params: { [name]: value.slice(0, -end.length) } }
  }
  return undefined
}

/** The router ignores case. */
const firstSegment = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''

/** The patterns of each table for the router, with their first segments. */
const tables = new WeakMap<readonly RouteDefinition[], { readonly path: string; readonly first: string; readonly pattern: RoutePattern }[]>()

function tableOf(routes: readonly RouteDefinition[]) {
  const table = tables.get(routes) ?? routePatterns(routes).map(pattern => ({ path: pattern.path, first: firstSegment(pattern.path), pattern }))
  tables.set(routes, table)
  return table
}

/**
 * The route that matches an address. The router ranks all patterns it is given, each time, and this is asked for every link in view: it gets
 * only those that may match.
 */
export function matchRoute(routes: readonly RouteDefinition[], path: string): RouteMatch | undefined {
  const asked = firstSegment(path)
  const table = tableOf(routes)
  const match = matchRoutes(
    // The router decodes addresses.
    path.includes('%') ? table : table.filter(({ first }) => first === asked || /^[:*]/.test(first)),
    path,
  )?.at(-1)
  return match && routeAt(match.route.pattern, match.params)
}
