import type { listings, Opening } from '../guide/listings'
import type { StoredOf } from '../shared/collection'
import { type ExistingListing, type ImportedListing, importedListingFields, type StandingOpening } from './imported-record'
import type { OtherColumns } from './other-columns'

type StoredListing = StoredOf<typeof listings>

/** A listing as the importer compares it: plain JSON, without stamps and what no file may set. */
export function existingListing(listing: StoredListing, { extra, openingExtra }: OtherColumns = {}): ExistingListing {
  const openings = listing.openings.map(opening => standingOpening(opening, openingExtra?.[opening.key]))
  return { id: listing.id, fields: { ...importedPart(listing), ...(extra && { extra }) }, openings }
}

/** The fields of a listing that a file may set, as they read now. */
function importedPart(listing: Partial<StoredListing>): Partial<ImportedListing> {
  const { source, ...rest } = Object.fromEntries(
    Object.keys(importedListingFields).flatMap(name => {
      const value = listing[name as Exclude<keyof ImportedListing, 'extra'>]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Partial<StoredListing>
  return { ...(rest as Partial<ImportedListing>), ...(source && { source: { key: source.key } }) }
}

export function standingOpening({ start, end, ...rest }: Opening, extra: OtherColumns['extra']): StandingOpening {
  return { ...rest, start: start.local, end: end.local, ...(extra && { extra }) }
}
