import { comparable } from '../../cells/cell-values'
import { contentHash } from '../../cells/content-hash'
import { leaveOut } from '../../columns/mapping'
import type { FileToPlan } from '../../file/file-to-plan'
import type { PlannedRow } from '../../plan/planned-row'
import { type ExistingListing, type ExistingListings, type ImportedListing, importedListingId } from './imported-listing'
import type { ListingCells, ListingReading } from './listing-row'

export const placeOf = ({ displayName = '', address = '' }: Partial<ImportedListing>) => `${comparable(displayName)}|${comparable(address)}`

interface Row {
  readonly cells: ListingCells
  readonly reading: ListingReading
}

/**
 * Listings that an earlier file brought and this one has no more. Only imports of which this file repeats a listing count: another file
 * of the same edition knows nothing of theirs. They stand after the last row of the file.
 */
export function goneListings(rows: readonly Row[], planned: readonly PlannedRow[], { listings }: ExistingListings, file: FileToPlan): PlannedRow[] {
  const matched = new Set(planned.flatMap(({ recordId }) => recordId ?? []))
  // A row that is refused still names its listing.
  const named = new Set(
    rows.flatMap(({ cells, reading: { key, parsed } }) => [
      `id ${importedListingId(file.editionId ?? '', cells.hash)}`,
      ...(key ? [`key ${key}`] : []),
      `place ${placeOf(parsed)}`,
    ]),
  )
  const isNamed = ({ id, fields }: ExistingListing) =>
    matched.has(id) || named.has(`id ${id}`) || named.has(`key ${fields.source?.key}`) || named.has(`place ${placeOf(fields)}`)
  const sources = new Set(listings.flatMap(({ id, standing }) => (standing && matched.has(id) ? [standing.batchId] : [])))
  const last = rows.reduce((line, { cells }) => Math.max(line, cells.row.line), 0)
  return listings
    .filter(listing => listing.standing && sources.has(listing.standing.batchId) && !isNamed(listing))
    .map((listing, at) => goneRow(listing, last + 1 + at, file.answers['gone']))
}

function goneRow({ id, fields: { displayName = '' }, standing }: ExistingListing, line: number, answer: string | undefined): PlannedRow {
  const row = { line, hash: contentHash({ gone: id }), name: displayName, recordId: id, reasons: [], warnings: [] }
  const doubt = { question: 'gone', cell: displayName, readings: { withdraw: displayName } }
  if (answer === leaveOut) return { ...row, doubt, action: 'skip', reasons: [{ code: 'gone-and-left', value: displayName }] }
  if (answer !== 'withdraw') return { ...row, doubt, action: 'error', reasons: [{ code: 'gone', value: displayName }] }
  const changes = [{ field: 'status', before: standing?.status, after: 'withdrawn' }]
  return { ...row, doubt, action: 'update', changes, warnings: [{ code: 'gone-and-withdrawn', value: displayName }] }
}
