/**
 * All that is ever counted of visits: a closed vocabulary. A visit is one opening of the site in one tab. No name holds an address, a person
 * or a device; what visitors type is counted by its digest alone (`unanswered-words.ts`).
 */

/** The public route table's patterns, in its order (a test holds them to it), and `*` for addresses where there is no page. */
export const countedRoutes = [
  '/',
  '/shop',
  '/login',
  '/signin',
  '/userlogin',
  '/adminportal',
  '/calendar',
  '/advertise',
  '/newmember',
  '/about',
  '/about/:id',
  '/messagecenter',
  '/privacypolicy',
  '/copyrightnotice',
  '/:product~membership',
  '/acct/auth/action',
  '/dashboard/:id?',
  '/adportal/:id',
  '/listingsportal',
  '/listingsportal/:id',
  '/addevent',
  '/addperks',
  '/editperks',
  '/editevents',
  '/art/:id',
  '/art/artists',
  '/artist/:id',
  '/artists',
  '/artists/:id',
  '/artists/artsearch',
  '/artists/artistresources',
  '/artists/sfosregistration',
  '/artlover',
  '/artlover/:id',
  '/donors',
  '/donors/:id',
  '/events/:id',
  '/programs',
  '/programs/:id',
  '/private/:id',
  '/temp/:id',
  '/temp/artlovertemp',
  '/temp/homepagetemp',
  '/temp/buildpagetemp',
  '/temp/donorspagetemp',
  '/temp/artistspagetemp',
  '/sfosguide/:id?',
  '/sfosguide/maps',
  '/sfosguide/events',
  '/sfosguide/flipbook',
  '/sfosguide/weekends',
  '/sfosguide/articles',
  '/sfosguide/articles/:id',
  '/:id',
  '*',
] as const
export type CountedRoute = (typeof countedRoutes)[number]

/** Where visitors search. */
export const searchAreas = ['guide', 'art'] as const
export type SearchArea = (typeof searchAreas)[number]

/** What visitors save to find it again. */
export const savedKinds = ['studio', 'artwork', 'event'] as const
export type SavedKind = (typeof savedKinds)[number]

export const visitsCount = 'visits'
/** Visits that opened a page of this route, however often. */
export const visitsOf = (route: CountedRoute) => `visits ${route}`
export const viewsOf = (route: CountedRoute) => `views ${route}`
export const searchesOf = (area: SearchArea) => `searches ${area}`
/** Searches that found nothing. */
export const unansweredOf = (area: SearchArea) => `unanswered ${area}`
export const savesOf = (kind: SavedKind, id: string) => `saves ${kind} ${id}`
/** Searches without an answer for the same words; counted by the server. */
export const wordsOf = (digest: string) => `words ${digest}`

const fixed: ReadonlySet<string> = new Set([
  visitsCount,
  ...countedRoutes.flatMap(route => [visitsOf(route), viewsOf(route)]),
  ...searchAreas.flatMap(area => [searchesOf(area), unansweredOf(area)]),
])
const saved = new RegExp(`^saves (${savedKinds.join('|')}) [A-Za-z0-9_.-]{1,64}$`)

/** Whether a visit may count something under this name. */
export const isVisitCount = (name: string): boolean => fixed.has(name) || saved.test(name)

/** What stands after `saves artwork ` or `words ` in a name; `undefined` in any other. */
export const idIn = (name: string, prefix: string): string | undefined => (name.startsWith(`${prefix} `) ? name.slice(prefix.length + 1) : undefined)
