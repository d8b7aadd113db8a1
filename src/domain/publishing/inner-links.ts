import { events } from '../events/events.collection'
import { articles } from '../guide/articles/articles.collection'
import { slugs } from '../links/short-links.collection'
import type { Records } from '../shared/records/records'
import type { ReservedPaths } from '../shared/reserved-paths'

/** Sections whose addresses are pages, or routes of the product. */
const withPagesAlone: readonly string[] = ['about', 'artists', 'artlover']

/** Every path inside the application that the content links to, without query and fragment. */
export function linksIn(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => {
    const isLink = (key === 'to' || key === 'href') && typeof value === 'string' && /^\/(?!\/)/.test(value)
    return isLink ? [value.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')] : linksIn(value)
  })
}

/**
 * Whether a path leads to something. Checks addresses that depend on data: events, articles, pages of sections, and addresses of one segment. All
 * others are routes of the program.
 */
export async function isFound(records: Records, routes: ReservedPaths, path: string): Promise<boolean> {
  const [first = '', second, third] = path.slice(1).split('/').map(decodeURIComponent)
  if (first === 'events' && second) return (await records.get(events, second)) !== undefined
  if (first === 'sfosguide' && second === 'articles' && third) return (await records.get(articles, third)) !== undefined
  // Below `/donors` and `/programs` lie campaigns and programs too. A former address redirects.
  if (withPagesAlone.includes(first) && second)
    return routes.paths.has(path) || path === '/about/contact' || (await records.get(slugs, second)) !== undefined
  if (first === '' || routes.isReserved(first)) return true
  return second === undefined && (await records.get(slugs, first.toLowerCase())) !== undefined
}
