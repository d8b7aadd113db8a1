import { comparable } from '../../../shared/text/comparable'
import { absentRows, type PreviouslyImported } from '../../plan/absent-rows'
import type { PlanInput, PlannedRow } from '../../plan/planned-row'
import { type ExistingListing, type ExistingListings, type ImportedListing, importedListingId } from './imported-listing'
import type { ListingCells, ListingReading } from './listing-row'

export const placeOf = ({ displayName = '', address = '' }: Partial<ImportedListing>) => `${comparable(displayName)}|${comparable(address)}`

interface Row {
  readonly cells: ListingCells
  readonly reading: ListingReading
}

/** Listings that an earlier file contained and this one does not. A refused row still names its listing. */
export function goneListings(rows: readonly Row[], planned: readonly PlannedRow[], { listings }: ExistingListings, file: PlanInput): PlannedRow[] {
  const named = new Set(
    rows.flatMap(({ cells, reading: { key, parsed } }) => [
      `id ${importedListingId(file.editionId ?? '', cells.hash)}`,
      ...(key ? [`key ${key}`] : []),
      `place ${placeOf(parsed)}`,
    ]),
  )
  const unnamed = listings.filter(
    ({ id, fields }) => !(named.has(`id ${id}`) || named.has(`key ${fields.source?.key}`) || named.has(`place ${placeOf(fields)}`)),
  )
  const free = new Set(unnamed.map(({ id }) => id))
  return absentRows(listings.flatMap(importedListing), planned, ({ recordId }) => !free.has(recordId), file)
}

/** Withdrawing a listing only changes its state, so no text is lost. */
const importedListing = ({ id, fields: { displayName = '' }, previousImport }: ExistingListing): PreviouslyImported[] =>
  previousImport
    ? [
        {
          name: displayName,
          recordId: id,
          batchId: previousImport.batchId,
          changes: [{ field: 'status', before: previousImport.status, after: 'withdrawn' }],
        },
      ]
    : []
