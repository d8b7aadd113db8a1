import { publicRoutes } from '../../src/ui/public-routes'
import { officePath } from '../../src/ui/routing/office-path'
import { isPublic } from '../../src/ui/routing/public-route-match'
import type { RouteDefinition } from '../../src/ui/routing/route-definition'

/** Where a row's page is written; Vite says it in the function that brings it, as long as the code runs unbundled. */
export function moduleOf({ path, page }: RouteDefinition): string {
  const file = /"(\/src\/ui\/pages\/[^"]+)"/.exec(page.toString())?.[1]
  if (!file) throw new Error(`The page of ${path} is not brought by one import`)
  return file
}

/** Addresses of the public pages that every season has. */
export const fixedAddresses = (): readonly string[] =>
  publicRoutes.filter(route => isPublic(route) && route.payload && !route.path.includes(':')).map(({ path }) => path)

/** Where search engines have nothing to look for: what is behind a guard, and what is not to be found. */
export const closedAddresses = (): readonly string[] => {
  const closed = publicRoutes
    .filter(({ guard, unlisted }) => guard ?? unlisted)
    .map(({ path }) => path.replace(/:.*$/, '').replace(/(?<=\w)\/$/, path.endsWith('?') ? '' : '/'))
  return [officePath, ...closed.filter(path => !closed.some(other => other !== path && path.startsWith(other)))]
}

/** Pattern of every row that anybody may see → source of its page. */
export const pageModules = (): Readonly<Record<string, string>> =>
  Object.fromEntries(publicRoutes.filter(isPublic).map(route => [route.path, moduleOf(route)]))
