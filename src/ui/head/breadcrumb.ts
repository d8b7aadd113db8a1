import { publicRoutes } from '../public-routes'
import type { RouteDefinition } from '../routing/route-definition'
import { matchRoute } from '../routing/suffix-params'

/** The address that a route answers without its optional parameter. */
const addressOf = ({ path }: RouteDefinition) => path.replace(/\/:\w+\?$/, '')

/** The route above the page at an address: the one its own route names, or the one at the address without its last segment. */
function parentOf(address: string): RouteDefinition | undefined {
  const parent = matchRoute(publicRoutes, address)?.route.parent ?? address.slice(0, address.lastIndexOf('/'))
  return publicRoutes.find(route => addressOf(route) === parent)
}

/** The routes above a page, the highest first; none for a page that stands at the top. */
function above(address: string): readonly RouteDefinition[] {
  const parent = parentOf(address)
  return parent ? [...above(addressOf(parent)), parent] : []
}

/** The way to a page as results show it (schema.org): the pages above it, by their routes' titles, and itself. */
export function breadcrumbJsonLd(path: string, name: string, origin: string): object | undefined {
  const way = above(path)
  if (way.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...way.map(route => ({ name: route.title, item: origin + addressOf(route) })), { name }].map((item, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      ...item,
    })),
  }
}
