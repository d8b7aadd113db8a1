import { listings } from '../guide/listings'
import type { DataOf } from '../shared/collection'
import { contentHash } from './content-hash'

/** What publishing sets, and what has marks of its own, is not the listing's content. */
const aside = new Set(['status', 'mapNumber', 'openings'])

/** Names what somebody would have to edit to make a listing another than the import left. */
export const listingContent = (listing: Partial<DataOf<typeof listings>>) =>
  contentHash(Object.fromEntries(Object.entries(listing).filter(([name]) => Object.hasOwn(listings.fields, name) && !aside.has(name))))
