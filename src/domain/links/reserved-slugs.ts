/** First path segments that visitors may mean when they mistype an address. */
export const publicAddresses = [
  'shop',
  'login',
  'signin',
  'userlogin',
  'calendar',
  'advertise',
  'newmember',
  'about',
  'privacypolicy',
  'copyrightnotice',
  'artistmembership',
  'art',
  'artist',
  'artists',
  'artlover',
  'donors',
  'events',
  'programs',
  'sfosguide',
] as const

/** First path segments of the route table that a page, a short link or a handle may not take; a test compares them with the table. */
const otherSegments = [
  'adminportal',
  'messagecenter',
  'acct',
  'dashboard',
  'adportal',
  'listingsportal',
  'addevent',
  'addperks',
  'editperks',
  'editevents',
  'private',
  'temp',
  'cpanel',
] as const

/** Files that every host serves beside the application. */
const servedFiles = ['assets', 'sample', 'payload', 'index', 'robots', 'sitemap', 'favicon', 'manifest', 'latest-build'] as const

const reservedSlugs: ReadonlySet<string> = new Set([...publicAddresses, ...otherSegments, ...servedFiles])

/** Whether an address belongs to the product itself. `/{product}membership` reserves every word with that ending. */
export const isReservedSlug = (slug: string) => reservedSlugs.has(slug) || slug.endsWith('membership')
