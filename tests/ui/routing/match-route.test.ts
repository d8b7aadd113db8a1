import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { officeRoutes } from '../../../src/ui/panels/office-routes'
import { publicRoutes } from '../../../src/ui/public-routes'
import { exampleOf, type RouteDefinition } from '../../../src/ui/routing/route-definition'
import { matchRoute, routeAt, routePatterns } from '../../../src/ui/routing/suffix-params'

/** As the router ranks all patterns of a table. */
function ofWholeTable(routes: readonly RouteDefinition[], path: string) {
  const all = routePatterns(routes).map(pattern => ({ path: pattern.path, pattern }))
  const match = matchRoutes(all, path)?.at(-1)
  return match && routeAt(match.route.pattern, match.params)
}

const odd = [
  '/Calendar',
  '/CALENDAR/',
  '/artistmembership',
  '/membership',
  '/sfosguide/12',
  '/about/contact/',
  '/',
  '',
  '//',
  '/art%2Fwork',
  '/a/b/c',
  '/%73hop',
]

it.each([
  ['public', publicRoutes],
  ['office', officeRoutes],
])('an address has the route that the router finds in the whole table of %s routes', (_, routes) => {
  const addresses = [...routes.flatMap(route => [route.path, exampleOf(route), `${exampleOf(route)}/more`]), ...odd]
  for (const address of addresses) expect([address, matchRoute(routes, address)]).toEqual([address, ofWholeTable(routes, address)])
  expect(addresses.filter(address => matchRoute(routes, address)).length).toBeGreaterThan(routes.length)
})
