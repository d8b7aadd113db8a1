import type { ListingInEditor, OwnListing, PortalListings } from '../../domain/guide/portal/own-listings'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { readingQuery } from '../queries/query-of-reading'

export type { ListingInEditor, OwnListing, PortalListings }

export const ownListingsOf = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/guide/portal/own-listings')).OwnListings)

/** The listings of an artist or a host. */
export const portalQueries = (app: App) => ({
  /** `null` for an account without a person. */
  all: (): LiveQuery<PortalListings | null> => readingQuery(['account', 'listings'], async () => (await ownListingsOf(app)).all()),
  /** `null` where there is none that the user may see. */
  one: (id: string): LiveQuery<ListingInEditor | null> => readingQuery(['account', 'listings', id], async () => (await ownListingsOf(app)).one(id)),
  /** The same artist's listing of an earlier edition. */
  earlier: (id: string): LiveQuery<OwnListing | null> => ({
    queryKey: ['account', 'listings', id, 'earlier'],
    queryFn: async () => (await (await ownListingsOf(app)).earlier(id)) ?? null,
  }),
})
