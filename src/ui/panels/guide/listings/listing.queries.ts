import { listings, sites } from '../../../../domain/guide/listings.collection'
import type { ListingPictureKind } from '../../../../domain/guide/prepress/listing-pictures.contract'
import { registrations } from '../../../../domain/guide/registrations.collection'
import { ListingPictureService, type ShownListingPicture } from '../../../../domain/image-library/listing-picture-service'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { App, LiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'

type ShownListing = Pick<StoredOf<typeof listings>, 'id' | 'imageId' | 'entranceImageId'>

/** Listings of an edition, with what stands beside them. */
export const listingQueries = (app: App) => ({
  all: (editionId: string) => recordsQuery(app, listings, { where: [['editionId', '==', editionId]] }),
  registrations: (editionId: string) => recordsQuery(app, registrations, { where: [['editionId', '==', editionId]] }),
  buildings: (city: string) => recordsQuery(app, sites, { where: [['city', '==', city]] }),
  /** `null` where it has none. */
  picture: ({ id, imageId, entranceImageId }: ShownListing, kind: ListingPictureKind): LiveQuery<ShownListingPicture | null> => ({
    // With another picture it is asked again.
    queryKey: ['office', 'listing-picture', id, kind, kind === 'print' ? imageId : entranceImageId],
    queryFn: async () =>
      (kind === 'print' ? imageId : entranceImageId) === undefined
        ? null
        : ((await (await app.services()).get(ListingPictureService).shown(id, kind)) ?? null),
    staleTime: Number.POSITIVE_INFINITY,
  }),
})
