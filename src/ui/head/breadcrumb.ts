import { publicRoutes } from '../public-routes'
import type { RouteDefinition } from '../routing/route-definition'
import { matchRoute } from '../routing/suffix-params'

/** The address of a route without its optional parameter. */
const addressOf = ({ path }: RouteDefinition) => path.replace(/\/:\w+\?$/, '')

/** The parent route of the page at an address: the declared one, or the one at the address without its last segment. */
function parentOf(address: string): RouteDefinition | undefined {
  const parent = matchRoute(publicRoutes, address)?.route.parent ?? address.slice(0, address.lastIndexOf('/'))
  return publicRoutes.find(route => addressOf(route) === parent)
}

/** The parent routes of a page, the highest first; empty for a top-level page. */
function above(address: string): readonly RouteDefinition[] {
  const parent = parentOf(address)
  return parent ? [...above(addressOf(parent)), parent] : []
}

/** The breadcrumb of a page for search engines (schema.org): its parents by their routes' titles, and itself. */
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
