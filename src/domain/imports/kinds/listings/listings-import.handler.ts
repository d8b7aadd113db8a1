import { listingStates, listings } from '../../../guide/listings.collection'
import { type DataOf, type StoredOf, transition } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import { defineImport, type WrittenRow } from '../../import-handler'
import type { RowToUpdate } from '../../plan/planned-row'
import { changedRow, checkPlannedChange, createdRow } from '../../run/row-records'
import { type ImportedListing, importedListingFields, importedListingId, listingContentHash } from './imported-listing'
import { listingWords } from './listing-row'
import { listingKeeps, undoListings } from './listing-undo'
import { listingsImport } from './listings-import'
import { OtherColumnsWithin } from './other-columns'
import { planListings } from './plan-listings'
import { existingListing, existingListings } from './read-existing-listings'

/** For a listing that the file no longer contains. */
function withdraw(within: RecordsWithin, { changes = [] }: RowToUpdate, listing: StoredOf<typeof listings>): WrittenRow | string {
  const { status } = listing
  if (status === 'withdrawn' || changes.some(({ before }) => before !== status)) return 'changed-since'
  const after = { status: transition(listingStates, status, 'withdraw') }
  within.change(listings, listing, after)
  return { ...changedRow(listings, listing.id, { status }, after), action: 'withdraw' }
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

  async write(within, { batch: { id: batchId }, edition }, { created, updated }) {
    const { id: editionId } = edition()
    const ids = [...created.map(({ hash }) => importedListingId(editionId, hash)), ...updated.map(({ recordId = '-' }) => recordId)]
    const found = await within.getAll(listings, ids)
    const columns = await OtherColumnsWithin.read(within, [...new Set(ids)])
    return {
      /** An imported listing is approved for publishing: the file counts as its approval. */
      create({ hash, data: { extra, source, ...imported } }) {
        const id = importedListingId(editionId, hash)
        if (found.has(id)) return 'changed-since'
        const made = { editionId, ownerIds: [], openings: [], status: 'approved' as const, source: { ...source, batchId } }
        const listing: DataOf<typeof listings> = { ...imported, ...made }
        within.create(listings, id, listing)
        columns.keep(id, { extra })
        return createdRow(listings, id, listingContentHash(listing, { extra }))
      },
      update(row) {
        const before = found.get(row.recordId ?? '')
        if (!before || before.editionId !== editionId) return 'listing-missing'
        if (before.printLockedAt !== undefined) return 'printed'
        if (row.withdraws) return withdraw(within, row, before)
        const change = checkPlannedChange(importedListingFields, existingListing(before, columns.of(before.id)).fields, row)
        if (typeof change === 'string') return change
        const { source, extra, ...rest } = change as Partial<ImportedListing>
        const inListing: Partial<DataOf<typeof listings>> = { ...rest, ...(source && { source: { ...source, batchId } }) }
        if (Object.keys(inListing).length > 0) within.change(listings, before, inListing)
        const stored = { ...before, extra: columns.of(before.id).extra }
        if (extra) columns.keep(before.id, { extra })
        return changedRow(listings, before.id, stored, { ...inListing, ...(extra && { extra }) })
      },
      finish: () => columns.write(within, editionId),
    }
  },
  undo: undoListings,
})
