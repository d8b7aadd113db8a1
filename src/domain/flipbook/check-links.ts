import type { FlipbookBook, FlipbookPage } from './flipbook-book'
import { wellFormedLink } from './well-formed-link'

/** What addresses of our own site may lead to. */
export interface KnownAddresses {
  readonly listings: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  readonly events: ReadonlySet<string>
  readonly editions: ReadonlySet<string>
  /** Paths of the route table. */
  readonly routes: ReadonlySet<string>
  /** Short addresses of pages, artists and short links. */
  readonly slugs: ReadonlySet<string>
}

/** A link on a page. `what` names it for staff. */
interface PageLink {
  readonly what: string
  readonly page?: number
  readonly listing?: string
  readonly article?: string
  readonly event?: string
  readonly address?: string
}

/** What is wrong with the links of these pages, a sentence each, in the order of the pages. */
export function brokenLinksOn(pages: readonly FlipbookPage[], ads: FlipbookBook['ads'], known: KnownAddresses): readonly string[] {
  const found = pages.flatMap(page =>
    linksOf(page, ads).flatMap(link => {
      const wrong = problemOf(link, pages.length, known)
      return wrong === undefined ? [] : [`Page ${page.number}: ${link.what} ${wrong}.`.slice(0, 300)]
    }),
  )
  return [...new Set(found)]
}

function problemOf({ page, listing, article, event, address }: PageLink, pages: number, known: KnownAddresses): string | undefined {
  if (page !== undefined && (page < 1 || page > pages)) return `leads to page ${page}, which does not exist`
  if (listing !== undefined && !known.listings.has(listing)) return 'leads to a listing that is not in the published guide'
  if (article !== undefined && !known.articles.has(article)) return 'leads to an article that is not published'
  if (event !== undefined && !known.events.has(event)) return 'leads to an event that is not published'
  if (address === undefined) return undefined
  if (!wellFormedLink(address)) return `has an address that no browser opens: ${address}`
  return address.startsWith('/') && !isKnown(address, known) ? `leads to ${address}, which does not exist` : undefined
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')

/** Whether an address of our own site leads somewhere. */
export function isKnown(address: string, { listings, articles, editions, routes, slugs }: KnownAddresses): boolean {
  const path = pathOf(address)
  const [, first = '', second, third] = path.split('/').map(decoded)
  if (first === 'sfosguide' && third === undefined && second !== undefined && !routes.has(path)) return listings.has(second) || editions.has(second)
  if (first === 'sfosguide' && second === 'articles' && third !== undefined) return articles.has(third)
  if (second === undefined) return slugs.has(first) || [...routes].some(route => pathOf(route.replace(/\/:\w+\?$/, '')) === path)
  return [...routes].some(route => fits(route, path))
}

/** Whether a path is one of a route: `/events/:id` has `/events/first`. */
const fits = (route: string, path: string) =>
  new RegExp(
    `^${route
      .replace(/[.*+^${}()|[\]\\]/g, '\\$&')
      .replace(/\/:\w+\\\?/g, '(/[^/]+)?')
      .replace(/:\w+(~\w+)?/g, '[^/]+')}$`,
  ).test(path)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function linksOf(page: FlipbookPage, ads: FlipbookBook['ads']): readonly PageLink[] {
  switch (page.kind) {
    case 'contents':
      return page.entries.map(entry => ({ what: `“${entry.title}”`, page: entry.page }))
    case 'chapter':
      return page.neighbourhoods.map(entry => ({ what: `“${entry.name}”`, page: entry.page }))
    case 'map':
      return page.places.flatMap(({ number, listingIds, pages }) => [
        ...listingIds.map(listing => ({ what: `number ${number}`, listing })),
        ...pages.map(to => ({ what: `number ${number}`, page: to })),
      ])
    case 'listings':
      return page.rows
        .flat()
        .flatMap(card => [
          { what: `“${card.name}”`, listing: card.id },
          ...(card.site === undefined ? [] : [{ what: `the website of “${card.name}”`, address: `https://${card.site}` }]),
        ])
    case 'article':
      return [
        { what: `“${page.title}”`, article: page.articleId },
        ...(page.studios ?? []).map(({ id, name }) => ({ what: `“${name}”`, listing: id })),
        ...page.blocks.flatMap(({ spans }) =>
          spans.flatMap(({ text, marks = [] }) =>
            marks.flatMap(mark => (mark.type === 'link' ? [{ what: `“${text}”`, address: mark.attrs.href }] : [])),
          ),
        ),
      ]
    case 'events':
      return page.events.map(({ id, title }) => ({ what: `“${title}”`, event: id }))
    case 'index':
      return page.columns.flat().flatMap(line => ('heading' in line ? [] : line.listingIds.map(listing => ({ what: `“${line.text}”`, listing }))))
    case 'ad':
      return page.places.flatMap(({ orderId = '' }) => {
        const ad = ads[orderId]
        return ad?.link === undefined ? [] : [{ what: `the advertisement of ${ad.business}`, address: ad.link }]
      })
    case 'scan':
      return page.links.map(([, , , , address]) => ({ what: 'a link', address }))
    default:
      return []
  }
}

/** Short addresses that these pages link to, to be looked up before the check. */
export const slugsOn = (pages: readonly FlipbookPage[], ads: FlipbookBook['ads']): readonly string[] => [
  ...new Set(pages.flatMap(page => linksOf(page, ads).flatMap(({ address = '' }) => /^\/([^/?#]+)\/?(?:[?#].*)?$/.exec(address)?.[1] ?? []))),
]
