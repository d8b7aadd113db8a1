import { listings, sites } from '../../../../domain/guide/listings.collection'
import { registrations } from '../../../../domain/guide/registrations.collection'
import { type PictureInPrint, pictureInPrint } from '../../../../domain/guide/review/picture-in-print.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { App } from '../../../app-services/app'
import type { LiveQuery } from '../../../app-services/live-query'
import { recordsQuery } from '../../../queries/record.queries'

/** The listings of an edition and related data. */
export const listingQueries = (app: App) => ({
  all: (editionId: string) => recordsQuery(app, listings, { where: [['editionId', '==', editionId]] }),
  registrations: (editionId: string) => recordsQuery(app, registrations, { where: [['editionId', '==', editionId]] }),
  buildings: (city: string) => recordsQuery(app, sites, { where: [['city', '==', city]] }),
  /** `imageId` is the listing's current picture; another picture is fetched again. */
  picture: (listingId: string, imageId: string | undefined): LiveQuery<PictureInPrint | null> => ({
    queryKey: ['office', 'listing-picture', listingId, imageId],
    queryFn: async () =>
      imageId === undefined ? null : ((await (await app.services()).get(Callables).call(pictureInPrint, { listingId })).picture ?? null),
    staleTime: Number.POSITIVE_INFINITY,
  }),
})
