import { publicRoutes } from '../../src/ui/public-routes'
import { officePath } from '../../src/ui/routing/office-path'
import { isPublic } from '../../src/ui/routing/public-route-match'
import type { RouteDefinition } from '../../src/ui/routing/route-definition'

/** The source file of a route's page. Vite writes it into the importing function while the code runs unbundled. */
export function moduleOf({ path, page }: RouteDefinition): string {
  const file = /"(\/src\/ui\/pages\/[^"]+)"/.exec(page.toString())?.[1]
  if (!file) throw new Error(`The page of ${path} is not brought by one import`)
  return file
}

/** Addresses closed to search engines: those with a guard, and unlisted ones. */
export const closedAddresses = (): readonly string[] => {
  const closed = publicRoutes
    .filter(({ guard, unlisted }) => guard ?? unlisted)
    .map(({ path }) => path.replace(/:.*$/, '').replace(/(?<=\w)\/$/, path.endsWith('?') ? '' : '/'))
  return [officePath, ...closed.filter(path => !closed.some(other => other !== path && path.startsWith(other)))]
}

/** Pattern of every public route → source of its page. */
export const pageModules = (): Readonly<Record<string, string>> =>
  Object.fromEntries(publicRoutes.filter(isPublic).map(route => [route.path, moduleOf(route)]))
