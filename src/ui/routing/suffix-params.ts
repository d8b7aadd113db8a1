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

/** The route that matches an address. */
export function matchRoute(routes: readonly RouteDefinition[], path: string): RouteMatch | undefined {
  const match = matchRoutes(
    routePatterns(routes).map(pattern => ({ path: pattern.path, pattern })),
    path,
  )?.at(-1)
  return match && routeAt(match.route.pattern, match.params)
}
