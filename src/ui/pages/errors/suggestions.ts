import { ReservedPaths } from '../../../domain/shared/reserved-paths'
import { type KnownAddress, similarAddresses } from '../../../domain/slugs/similar-addresses'
import { guideSectionLinks } from '../../layout/guide-section-links'
import type { RouteDefinition } from '../../routing/route-definition'
import { sectionOf } from '../../routing/route-table'

/** The pages that are most similar to a mistyped address, of the routes and the named pages, then the page above it. */
export function suggestions(path: string, rows: readonly RouteDefinition[], named: readonly KnownAddress[]): readonly KnownAddress[] {
  const titleOf = (to: string) => rows.find(row => withoutParameter(row.path) === to)?.title ?? to
  const routes = new ReservedPaths(rows).suggested.map(address => ({ to: `/${address}`, label: titleOf(`/${address}`) }))
  const above = pageAbove(path, rows)
  const page = above === undefined ? [] : [{ to: above, label: titleOf(above) }]
  const similar = similarAddresses(decoded(path), [...routes, ...guideSectionLinks, ...named])
  // A section without a page of its own, such as `/events`: the page that its routes name is what was meant.
  const all = path.lastIndexOf('/') === 0 ? [...page, ...similar] : [...similar, ...page]
  return all.filter(({ to }, i) => all.findIndex(other => other.to === to) === i)
}

/** The parent that a route of this section names (`/calendar` for events), or the page without the last segment. */
function pageAbove(path: string, rows: readonly RouteDefinition[]): string | undefined {
  const named = rows.find(row => row.parent !== undefined && sectionOf(row.path) === sectionOf(path))?.parent
  const shorter = path.replace(/\/[^/]+$/, '')
  const above = named ?? rows.map(row => withoutParameter(row.path)).find(address => address === shorter)
  return above === path ? undefined : above
}

/** `/dashboard/:id?` → `/dashboard`. */
const withoutParameter = (path: string) => path.replace(/\/:\w+\?$/, '')

/** Invalid escapes stay unchanged; `decodeURIComponent` would throw. */
const decoded = (path: string) => new URLSearchParams(`path=${path.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('path') ?? ''
