import { editions, neighbourhoods } from '../../../guide/editions.collection'
import { listingContacts } from '../../../guide/listing-contacts.collection'
import { listings, type Opening } from '../../../guide/listings.collection'
import { CityOutlines } from '../../../guide/places/outlines/city-outlines'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { StoredOf } from '../../../shared/records/collection'
import type { PlanInput } from '../../plan/planned-row'
import type { ExistingOpening } from '../openings/imported-opening'
import { type ExistingListing, type ExistingListings, type ImportedListing, importedListingFields } from './imported-listing'
import type { OtherColumns } from './other-columns'

type StoredListing = StoredOf<typeof listings>

/** The listings of the file's edition. */
export async function existingListings({ records }: HandlerContext, { editionId = '' }: PlanInput): Promise<ExistingListings> {
  const [edition, found, columns, active] = await Promise.all([
    records.get(editions, editionId),
    records.find(listings, { where: [['editionId', '==', editionId]] }),
    records.findEverywhere(listingContacts, { where: [['editionId', '==', editionId]] }),
    records.find(neighbourhoods, { where: [['status', '==', 'active']] }),
  ])
  // Neighborhoods of two cities may have the same name.
  const parts = active.filter(({ city }) => city === edition?.city)
  const outlines = new CityOutlines(parts)
  const columnsOf = new Map(columns.map(kept => [kept.listingId, kept]))
  return {
    listings: found.map(listing => existingListing(listing, columnsOf.get(listing.id))),
    neighbourhoods: parts.map(({ id, name }) => ({ id, name })),
    neighbourhoodAt: pin => outlines.at(pin).neighbourhoodId,
  }
}

/** A listing in the form in which imports compare it: plain JSON, without stamps and fields that no file may set. */
export function existingListing(listing: StoredListing, { extra, openingExtra, openingSources }: OtherColumns = {}): ExistingListing {
  const openings = listing.openings.map(opening => existingOpening(opening, openingExtra?.[opening.key]))
  const { id, source, status, deletedAt, printLockedAt } = listing
  const fields = { ...importedPart(listing), ...(extra && { extra }) }
  if (status === 'withdrawn' || deletedAt) return { id, fields, openings }
  if (printLockedAt !== undefined) return { id, fields, openings, isPrinted: true }
  const previousImport = source && { batchId: source.batchId, status }
  return { id, fields, openings, ...(previousImport && { previousImport }), ...(openingSources && { openingSources }) }
}

/** The present values of the fields that a file may set. */
function importedPart(listing: Partial<StoredListing>): Partial<ImportedListing> {
  const { source, ...rest } = Object.fromEntries(
    Object.keys(importedListingFields).flatMap(name => {
      const value = listing[name as Exclude<keyof ImportedListing, 'extra'>]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Partial<StoredListing>
  return { ...(rest as Partial<ImportedListing>), ...(source && { source: { key: source.key } }) }
}

export function existingOpening({ start, end, ...rest }: Opening, extra: OtherColumns['extra']): ExistingOpening {
  return { ...rest, start: start.local, end: end.local, ...(extra && { extra }) }
}
