import { listings } from '../../../guide/listings.collection'
import type { DataOf } from '../../../shared/records/collection'
import { contentHash } from '../../cells/content-hash'
import type { OtherColumns } from './other-columns'

/** Set by publishing, or compared separately, so not part of the content. */
const aside = new Set(['status', 'mapNumber', 'openings'])

/** A hash of the listing with its other columns, whose change shows that somebody edited it after the import. */
export const listingContentHash = (listing: Partial<DataOf<typeof listings>>, { extra }: OtherColumns) =>
  contentHash({ ...Object.fromEntries(Object.entries(listing).filter(([name]) => Object.hasOwn(listings.fields, name) && !aside.has(name))), extra })
