/**
 * The closed list of what is counted of visits. A visit is one opening of the site in one tab. No name holds an address, a person or a
 * device; a visitor's search is counted only by its hash (`normalize-search-words.ts`).
 */

/** The route of addresses without a page. */
export const noRoute = '*'

/** The searches that visitors can use. */
export const searchAreas = ['guide', 'art'] as const
export type SearchArea = (typeof searchAreas)[number]

/** What visitors can save. */
export const savedKinds = ['listing', 'artwork', 'event'] as const
export type SavedKind = (typeof savedKinds)[number]

export const visitsCount = 'visits'
/** Visits that opened a page of this route at least once. A route is named by its path in the route table, never by an address. */
export const visitsOf = (route: string) => `visits ${route}`
export const viewsOf = (route: string) => `views ${route}`
export const searchesOf = (area: SearchArea) => `searches ${area}`
/** Searches without results. */
export const unansweredOf = (area: SearchArea) => `unanswered ${area}`

/** What visitors open from the flipbook: an advertisement's address, by its order, or a listing. */
export const openedFromFlipbook = ['ad', 'listing'] as const
export type OpenedFromFlipbook = (typeof openedFromFlipbook)[number]

export const clicksOf = (kind: OpenedFromFlipbook, id: string) => `clicks ${kind} ${id}`
/** Visits in which the page of the flipbook with this advertisement was turned to. */
export const showsOfAd = (orderId: string) => `shows ad ${orderId}`
export const savesOf = (kind: SavedKind, id: string) => `saves ${kind} ${id}`
/** Searches without results for the same words. Counted by the server. */
export const wordsOf = (digest: string) => `words ${digest}`

const fixed: ReadonlySet<string> = new Set([visitsCount, ...searchAreas.flatMap(area => [searchesOf(area), unansweredOf(area)])])
const saved = new RegExp(`^saves (${savedKinds.join('|')}) [A-Za-z0-9_.-]{1,64}$`)
const inFlipbook = new RegExp(`^(clicks (${openedFromFlipbook.join('|')})|shows ad) [A-Za-z0-9_.-]{1,64}$`)
const opened = /^(?:visits|views) (.+)$/

/** Whether a visit may count this name; `routes` are the paths of the route table. */
export function isVisitCount(name: string, routes: ReadonlySet<string>): boolean {
  const route = opened.exec(name)?.[1]
  return route === undefined ? fixed.has(name) || saved.test(name) || inFlipbook.test(name) : route === noRoute || routes.has(route)
}

/** The id after the prefix, such as `saves artwork` or `words`; `undefined` for other names. */
export const idIn = (name: string, prefix: string): string | undefined => (name.startsWith(`${prefix} `) ? name.slice(prefix.length + 1) : undefined)
