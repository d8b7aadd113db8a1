import { listings } from '../../../guide/listings'
import type { DataOf } from '../../../shared/records/collection'
import { contentHash } from '../../cells/content-hash'
import type { OtherColumns } from './other-columns'

/** What publishing sets, and what has marks of its own, is not the listing's content. */
const aside = new Set(['status', 'mapNumber', 'openings'])

/** Names what somebody would have to edit to make a listing, with its other columns, another than the import left. */
export const listingContent = (listing: Partial<DataOf<typeof listings>>, { extra }: OtherColumns) =>
  contentHash({ ...Object.fromEntries(Object.entries(listing).filter(([name]) => Object.hasOwn(listings.fields, name) && !aside.has(name))), extra })
