import { useMatches } from 'react-router-dom'
import type { RouteDefinition } from './route-definition'

/** The handle of every route object, read from the router's matches. */
export interface RouteHandle {
  readonly route: RouteDefinition | undefined
}

/** The route of the current address; layouts read its title and guard. `undefined` if no route matches. */
export function useRow(): RouteDefinition | undefined {
  const last = useMatches().at(-1)
  return (last?.loaderData as { route?: RouteDefinition } | undefined)?.route ?? (last?.handle as RouteHandle | undefined)?.route
}
