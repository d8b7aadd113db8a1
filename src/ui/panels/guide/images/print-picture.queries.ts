import type { Edition } from '../../../../domain/guide/edition-service'
import type { PictureRow } from '../../../../domain/guide/prepress/picture-rows'
import { ListingPictureService } from '../../../../domain/image-library/listing-picture-service'
import type { App, LiveQuery } from '../../../app-services/app-context'
import { readingQuery } from '../../../queries/query-of-reading'

const none: LiveQuery<readonly PictureRow[]> = { queryKey: ['office', 'print-pictures', 'none'], queryFn: async () => [] }

/** The pictures of an edition in preparation for print. */
export const printPicturesQuery = (app: App, edition: Edition | undefined): LiveQuery<readonly PictureRow[]> =>
  edition ? readingQuery(['office', 'print-pictures', edition.id], async () => (await app.services()).get(ListingPictureService).of(edition)) : none
