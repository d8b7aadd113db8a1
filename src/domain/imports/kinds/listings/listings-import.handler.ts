import { listingStates, listings } from '../../../guide/listings.collection'
import { type DataOf, type StoredOf, transition } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { defineImport, type RowOutcome, type Writing } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { checkPlannedChange } from '../../run/check-planned-change'
import { type ImportedListing, importedListingFields, importedListingId } from './imported-listing'
import { listingContentHash } from './listing-content-hash'
import { listingWords } from './listing-row'
import { listingKeeps, undoListings } from './listing-undo'
import { listingsImport } from './listings-import'
import { OtherColumnsWithin } from './other-columns'
import { planListings } from './plan-listings'
import { existingListing, existingListings } from './read-existing-listings'

/** Writes rows of listings. Of the rows of one call, at most one may change a listing. */
async function writeListings(within: RecordsWithin, writing: Writing, rows: readonly RowToWrite<ImportedListing>[]): Promise<RowOutcome[]> {
  const target = targetOf(writing)
  const ids = rows.map(row => (row.action === 'create' ? importedListingId(target.editionId, row.hash) : (row.recordId ?? '-')))
  const found = await Promise.all(ids.map(id => within.get(listings, id)))
  const columns = await OtherColumnsWithin.read(within, [...new Set(ids)])
  const to = { within, target, columns }
  const touched = new Set<string>()
  const outcomes = rows.map((row, at): RowOutcome => {
    const id = ids[at]!
    if (touched.has(id)) return { hash: row.hash, refusal: 'changed-since' }
    const outcome = row.action === 'create' ? create(to, row, id, found[at]) : update(to, row, found[at])
    if (outcome.written) touched.add(id)
    return outcome
  })
  columns.write(within, target.editionId)
  return outcomes
}

export type Target = ReturnType<typeof targetOf>

/** The batch, the edition and its zone. */
export function targetOf({ batch, edition }: Writing) {
  if (!edition) throw new RuleBroken('edition-missing', { editionId: batch.editionId })
  return { batchId: batch.id, editionId: edition.id, tz: edition.tz }
}

type Listing = StoredOf<typeof listings>
type CreatedRow = { readonly hash: string; readonly data: ImportedListing }
interface Within {
  readonly within: RecordsWithin
  readonly target: Target
  readonly columns: OtherColumnsWithin
}

function create({ within, target, columns }: Within, { hash, data }: CreatedRow, id: string, taken: Listing | undefined): RowOutcome {
  if (taken) return { hash, refusal: 'changed-since' }
  const { extra, ...imported } = data
  const listing = newListing(imported, target)
  within.create(listings, id, listing)
  columns.keep(id, { extra })
  return { hash, written: { record: `${listings.path}/${id}`, action: 'create', content: listingContentHash(listing, { extra }) } }
}

/** An imported listing is approved for publishing: the file counts as its approval. */
const newListing = ({ source, ...imported }: Omit<ImportedListing, 'extra'>, { batchId, editionId }: Target): DataOf<typeof listings> => ({
  ...imported,
  editionId,
  ownerIds: [],
  openings: [],
  status: 'approved',
  source: { ...source, batchId },
})

/** For a listing that the file no longer contains. */
function withdraw(within: RecordsWithin, { hash, changes = [] }: RowToWrite, listing: Listing): RowOutcome {
  const { status } = listing
  if (status === 'withdrawn' || changes.some(({ before }) => before !== status)) return { hash, refusal: 'changed-since' }
  const after = { status: transition(listingStates, status, 'withdraw') }
  within.change(listings, listing, after)
  return { hash, written: { record: `${listings.path}/${listing.id}`, action: 'withdraw', before: { status }, after } }
}

function update({ within, target: { batchId, editionId }, columns }: Within, row: RowToWrite, before: Listing | undefined): RowOutcome {
  const { hash } = row
  if (before?.editionId !== editionId) return { hash, refusal: 'listing-missing' }
  if (before.printLockedAt !== undefined) return { hash, refusal: 'printed' }
  if (row.withdraws) return withdraw(within, row, before)
  const change = checkPlannedChange(importedListingFields, existingListing(before, columns.of(before.id)).fields, row)
  if (typeof change === 'string') return { hash, refusal: change }
  const { source, extra, ...rest } = change as Partial<ImportedListing>
  const inListing: Partial<DataOf<typeof listings>> = { ...rest, ...(source && { source: { ...source, batchId } }) }
  if (Object.keys(inListing).length > 0) within.change(listings, before, inListing)
  const stored: Readonly<Record<string, unknown>> = { ...before, extra: columns.of(before.id).extra }
  if (extra) columns.keep(before.id, { extra })
  const after = { ...inListing, ...(extra && { extra }) }
  const was = Object.entries(stored).filter(([name, value]) => name in after && value !== undefined)
  const written = { before: Object.fromEntries(was), after }
  return { hash, written: { record: `${listings.path}/${before.id}`, action: 'update', ...written } }
}

export const listingsImportHandler = defineImport({
  kind: listingsImport,
  creates: importedListingFields,
  fields: { ...importedListingFields, status: listings.fields.status, openings: listings.fields.openings },
  words: listingWords,
  refusals: { 'listing-missing': 'its listing was deleted', printed: 'it was printed meanwhile' },
  keeps: listingKeeps,
  existing: existingListings,
  plan: planListings,
  write: writeListings,
  undo: undoListings,
})
