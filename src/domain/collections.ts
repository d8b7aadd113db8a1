import { accounts, roleGrants } from './accounts/accounts'
import { consents } from './accounts/consents'
import { deletions } from './accounts/deletions'
import { emailKeys } from './accounts/email-keys'
import { joinings } from './accounts/joining'
import { passport } from './accounts/passport'
import { people } from './accounts/people'
import { artists, artworks } from './artists/artists'
import { contactMessages } from './content/contact-messages'
import { contactSenders } from './content/contact-senders'
import { images } from './content/images'
import { nav, pages, policies } from './content/pages'
import { organisation } from './content/settings'
import { events } from './events/events'
import { campaigns } from './giving/campaigns'
import { articles } from './guide/articles'
import { editions, neighbourhoods, weekends } from './guide/editions'
import { listings, sites } from './guide/listings'
import { snapshots } from './guide/snapshots'
import { linkClicks } from './links/link-clicks'
import { shortLinks, slugs } from './links/short-links'
import { membershipProducts } from './memberships/membership-products'
import { perks } from './memberships/perks'
import { audit } from './operations/audit'
import { importBatches, importMappings, importRows } from './operations/import-batches'
import { programs } from './programs/programs'
import type { Collection } from './shared/collection'
import { products } from './shop/products'

/** Every record of the product. A path that no collection here claims is closed to everybody. */
export const collections: readonly Collection[] = [
  accounts,
  articles,
  artists,
  artworks,
  audit,
  consents,
  deletions,
  campaigns,
  contactMessages,
  contactSenders,
  editions,
  emailKeys,
  events,
  images,
  importBatches,
  importMappings,
  importRows,
  joinings,
  linkClicks,
  listings,
  membershipProducts,
  nav,
  neighbourhoods,
  organisation,
  pages,
  passport,
  people,
  perks,
  policies,
  products,
  programs,
  roleGrants,
  shortLinks,
  sites,
  slugs,
  snapshots,
  weekends,
]
