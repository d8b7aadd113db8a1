import type { listings, Opening } from '../guide/listings'
import type { StoredOf } from '../shared/collection'
import { type ExistingListing, type ImportedListing, importedListingFields, type StandingOpening } from './imported-record'

type StoredListing = StoredOf<typeof listings>

/** A listing as the importer compares it: plain JSON, without stamps and what no file may set. */
export function existingListing(listing: StoredListing): ExistingListing {
  return { id: listing.id, fields: importedPart(listing), openings: listing.openings.map(standingOpening) }
}

/** The fields of a listing that a file may set, as they read now. */
function importedPart(listing: Partial<StoredListing>): Partial<ImportedListing> {
  const { source, ...rest } = Object.fromEntries(
    Object.keys(importedListingFields).flatMap(name => {
      const value = listing[name as keyof ImportedListing]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Partial<StoredListing>
  return { ...(rest as Partial<ImportedListing>), ...(source && { source: { key: source.key } }) }
}

export function standingOpening({ start, end, ...rest }: Opening): StandingOpening {
  return { ...rest, start: start.local, end: end.local }
}
