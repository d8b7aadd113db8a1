import { accounts, roleGrants } from './accounts/accounts'
import { people } from './accounts/people'
import { artists, artworks } from './artists/artists'
import { images } from './content/images'
import { nav, pages, policies } from './content/pages'
import { organisation } from './content/settings'
import { events } from './events/events'
import { articles } from './guide/articles'
import { editions, neighbourhoods, weekends } from './guide/editions'
import { listings, sites } from './guide/listings'
import { snapshots } from './guide/snapshots'
import { linkClicks } from './links/link-clicks'
import { shortLinks, slugs } from './links/short-links'
import { audit } from './operations/audit'
import { importBatches, importMappings, importRows } from './operations/import-batches'
import type { Collection } from './shared/collection'

/** Every record of the product. A path that no collection here claims is closed to everybody. */
export const collections: readonly Collection[] = [
  accounts,
  articles,
  artists,
  artworks,
  audit,
  editions,
  events,
  images,
  importBatches,
  importMappings,
  importRows,
  linkClicks,
  listings,
  nav,
  neighbourhoods,
  organisation,
  pages,
  people,
  policies,
  roleGrants,
  shortLinks,
  sites,
  slugs,
  snapshots,
  weekends,
]
