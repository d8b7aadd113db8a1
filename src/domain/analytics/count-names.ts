/**
 * All that is ever counted of visits: a closed vocabulary. A visit is one opening of the site in one tab. No name holds an address, a person
 * or a device; what visitors type is counted by its digest alone (`normalize-search-words.ts`).
 */

/** Stands for addresses where there is no page. */
export const noRoute = '*'

/** Where visitors search. */
export const searchAreas = ['guide', 'art'] as const
export type SearchArea = (typeof searchAreas)[number]

/** What visitors save to find it again. */
export const savedKinds = ['studio', 'artwork', 'event'] as const
export type SavedKind = (typeof savedKinds)[number]

export const visitsCount = 'visits'
/** Visits that opened a page of this route, however often. A route is named by its path in the route table, never by an address. */
export const visitsOf = (route: string) => `visits ${route}`
export const viewsOf = (route: string) => `views ${route}`
export const searchesOf = (area: SearchArea) => `searches ${area}`
/** Searches that found nothing. */
export const unansweredOf = (area: SearchArea) => `unanswered ${area}`
export const savesOf = (kind: SavedKind, id: string) => `saves ${kind} ${id}`
/** Searches without an answer for the same words; counted by the server. */
export const wordsOf = (digest: string) => `words ${digest}`

const fixed: ReadonlySet<string> = new Set([visitsCount, ...searchAreas.flatMap(area => [searchesOf(area), unansweredOf(area)])])
const saved = new RegExp(`^saves (${savedKinds.join('|')}) [A-Za-z0-9_.-]{1,64}$`)
const opened = /^(?:visits|views) (.+)$/

/** Whether a visit may count something under this name; `routes` are the paths of the route table. */
export function isVisitCount(name: string, routes: ReadonlySet<string>): boolean {
  const route = opened.exec(name)?.[1]
  return route === undefined ? fixed.has(name) || saved.test(name) : route === noRoute || routes.has(route)
}

/** What stands after `saves artwork ` or `words ` in a name; `undefined` in any other. */
export const idIn = (name: string, prefix: string): string | undefined => (name.startsWith(`${prefix} `) ? name.slice(prefix.length + 1) : undefined)
