import { pages } from '../content/pages.collection'
import { events } from '../events/events.collection'
import { articles } from '../guide/articles/articles.collection'
import { slugs } from '../links/short-links.collection'
import type { Records } from '../shared/records/records'
import type { ReservedPaths } from '../shared/reserved-paths'

/** The path of a link inside the application, without query and fragment; `undefined` for other links. */
export const pathIn = (link: string): string | undefined =>
  /^\/(?!\/)/.test(link) ? link.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '') : undefined

/** Every path inside the application that the content links to, without query and fragment. */
export function linksIn(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => {
    const path = (key === 'to' || key === 'href') && typeof value === 'string' ? pathIn(value) : undefined
    return path === undefined ? linksIn(value) : [path]
  })
}

/** Sections all of whose other pages are routes of the program. */
const sections: ReadonlySet<string> = new Set(['about', 'artists', 'artlover'])

/**
 * Whether this path leads somewhere. Checks what depends on data: events, articles, pages of a section, and addresses of one segment. All
 * others are routes of the program.
 */
export async function isPathFound(records: Records, routes: ReservedPaths, path: string): Promise<boolean> {
  if (routes.paths.has(path)) return true
  const [first = '', second, third] = path.slice(1).split('/').map(decoded)
  if (first === 'events' && second) return (await records.get(events, second)) !== undefined
  if (first === 'sfosguide' && second === 'articles' && third) return (await records.get(articles, third)) !== undefined
  // `/about/contact` is drawn without a page.
  if (sections.has(first) && second && third === undefined) return path === '/about/contact' || isSlugFound(records, second)
  if (first === '' || routes.isReserved(first)) return true
  return second === undefined && isSlugFound(records, first.toLowerCase())
}

/** Whether visitors reach something by this slug: a published page, a handle, a short link, or where a page moved. */
async function isSlugFound(records: Records, slug: string): Promise<boolean> {
  const holder = await records.get(slugs, slug)
  return holder?.kind === 'page' ? (await records.get(pages, holder.ref))?.status === 'published' : holder !== undefined
}

/** As typed where it cannot be decoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
