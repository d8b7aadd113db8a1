import { sameValue } from '../../../../ports/same-value'
import { listings, type Opening } from '../../../guide/listings.collection'
import type { RecordsWithin } from '../../../shared/records/records'
import { defineImport, type RowOutcome, type Writing } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { checkPlannedChange } from '../../run/check-planned-change'
import { listingKeeps, undoListings } from '../listings/listing-undo'
import { type Target, targetOf } from '../listings/listings-import.handler'
import { OtherColumnsWithin } from '../listings/other-columns'
import { existingListings, existingOpening } from '../listings/read-existing-listings'
import { type ExistingOpening, type ImportedOpening, importedOpeningFields, type WithdrawnOpening } from './imported-opening'
import { storedOpening, withChangedOpening, withOpening, withoutOpening } from './listing-openings'
import { changedSource, openingKey } from './opening-key'
import { openingWords } from './opening-row'
import { openingsImport } from './openings-import'
import { planOpenings } from './plan-openings'

/** Writes rows of openings. Several rows may change one listing, which is written once. */
async function writeOpenings(within: RecordsWithin, writing: Writing, rows: readonly RowToWrite<ImportedOpening>[]): Promise<RowOutcome[]> {
  const target = targetOf(writing)
  const found = await within.getAll(
    listings,
    rows.map(({ recordId }) => recordId),
  )
  const hosts = new Map([...found].filter(([, { editionId }]) => editionId === target.editionId))
  const openings = new Map([...hosts].map(([id, listing]) => [id, listing.openings]))
  const columns = await OtherColumnsWithin.read(within, [...hosts.keys()])
  const outcomes = rows.map((row): RowOutcome => {
    const existing = openings.get(row.recordId ?? '')
    if (!existing) return { hash: row.hash, refusal: 'listing-missing' }
    if (hosts.get(row.recordId!)?.printLockedAt !== undefined) return { hash: row.hash, refusal: 'printed' }
    const listing = { id: row.recordId!, openings: existing, target, columns }
    const [outcome, after] = row.action === 'create' ? create(row, listing) : change(row, listing)
    if (after) openings.set(row.recordId!, after)
    return outcome
  })
  columns.write(within, target.editionId)
  for (const [id, listing] of hosts) if (openings.get(id) !== listing.openings) within.change(listings, listing, { openings: openings.get(id)! })
  return outcomes
}

/** A listing after the previous rows. */
interface Host {
  readonly id: string
  readonly openings: readonly Opening[]
  readonly target: Target
  readonly columns: OtherColumnsWithin
}
type Step = readonly [outcome: RowOutcome, openings?: readonly Opening[]]

function create(
  { hash, data }: { readonly hash: string; readonly data: ImportedOpening },
  { id, openings: existing, target: { batchId, tz }, columns }: Host,
): Step {
  if (data.end <= data.start || existing.length >= listings.fields.openings.max!) return [{ hash, refusal: 'invalid' }]
  const key = openingKey(data)
  if (existing.some(opening => opening.key === key)) return [{ hash, refusal: 'changed-since' }]
  const written = { record: `${listings.path}/${id}`, action: 'create' as const, openingKey: key }
  columns.keepOfOpening(id, key, { extra: data.extra, source: { batchId, content: key } })
  return [{ hash, written }, withOpening(existing, storedOpening({ ...data, key }, tz))]
}

function change(row: RowToWrite, listing: Host): Step {
  const { id, openings, columns } = listing
  const { hash, entryKey: key } = row
  const found = openings.find(opening => opening.key === key)
  if (!found || key === undefined) return [{ hash, refusal: 'changed-since' }]
  const before = existingOpening(found, columns.ofOpening(id, key).extra)
  return row.withdraws ? withdraw(row, before, found.start.tz, listing) : update(row, before, listing)
}

function update(row: RowToWrite, before: ExistingOpening, { id, openings, target: { tz }, columns }: Host): Step {
  const { hash } = row
  const { key } = before
  const changed = checkPlannedChange(importedOpeningFields, before, row)
  if (typeof changed === 'string') return [{ hash, refusal: changed }]
  const after: ExistingOpening = { ...before, ...changed }
  if (after.end <= after.start) return [{ hash, refusal: 'invalid' }]
  const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in changed))
  const written = { record: `${listings.path}/${id}`, action: 'update' as const, openingKey: key, before: was, after: changed }
  columns.keepOfOpening(id, key, { extra: after.extra, source: changedSource(columns.ofOpening(id, key).source, before, after) })
  return [{ hash, written }, withChangedOpening(openings, storedOpening(after, tz))]
}

/** Removes an opening that is gone from the file, if it is still what the dry run showed. */
function withdraw({ hash, changes = [] }: RowToWrite, opening: ExistingOpening, tz: string, { id, openings, columns }: Host): Step {
  const { key, ...content } = opening
  const shown = Object.fromEntries(changes.map(({ field, before }) => [field, before]))
  const { source } = columns.ofOpening(id, key)
  if (!source || !sameValue(content, shown)) return [{ hash, refusal: 'changed-since' }]
  columns.keepOfOpening(id, key, {})
  const before: WithdrawnOpening = { opening, tz, source }
  const written = { record: `${listings.path}/${id}`, action: 'withdraw' as const, openingKey: key, before: { ...before } }
  return [{ hash, written }, withoutOpening(openings, key)]
}

export const openingsImportHandler = defineImport({
  kind: openingsImport,
  creates: importedOpeningFields,
  fields: { ...importedOpeningFields, openings: listings.fields.openings },
  words: openingWords,
  refusals: { 'listing-missing': 'its listing was deleted', printed: 'it was printed meanwhile' },
  keeps: listingKeeps,
  existing: existingListings,
  plan: planOpenings,
  write: writeOpenings,
  undo: undoListings,
})
