import { sameValue } from '../../../../ports/same-value'
import { listings, type Opening } from '../../../guide/listings.collection'
import { defineImport, type WrittenRow } from '../../import-handler'
import type { RowToCreate, RowToUpdate } from '../../plan/planned-row'
import { changedRow, checkPlannedChange, createdRow } from '../../run/row-records'
import { listingKeeps, undoListings } from '../listings/listing-undo'
import { OtherColumnsWithin } from '../listings/other-columns'
import { existingListings, existingOpening } from '../listings/read-existing-listings'
import { type ExistingOpening, type ImportedOpening, importedOpeningFields, type WithdrawnOpening } from './imported-opening'
import { storedOpening, withChangedOpening, withOpening, withoutOpening } from './listing-openings'
import { changedSource, openingKey } from './opening-key'
import { openingWords } from './opening-row'
import { openingsImport } from './openings-import'
import { planOpenings } from './plan-openings'

/** A listing after the previous rows. */
interface Host {
  readonly id: string
  readonly openings: readonly Opening[]
  readonly batchId: string
  readonly tz: string
  readonly columns: OtherColumnsWithin
}
/** The code of why a row is not written, or the listing's openings after it. */
type Step = string | { readonly written: WrittenRow; readonly openings: readonly Opening[] }

function create({ data }: RowToCreate<ImportedOpening>, { id, openings, batchId, tz, columns }: Host): Step {
  if (data.end <= data.start || openings.length >= listings.fields.openings.max!) return 'invalid'
  const key = openingKey(data)
  if (openings.some(opening => opening.key === key)) return 'changed-since'
  columns.keepOfOpening(id, key, { extra: data.extra, source: { batchId, content: key } })
  return { written: { ...createdRow(listings, id), openingKey: key }, openings: withOpening(openings, storedOpening({ ...data, key }, tz)) }
}

function change(row: RowToUpdate, host: Host): Step {
  const { id, openings, columns } = host
  const found = openings.find(({ key }) => key === row.entryKey)
  if (!found) return 'changed-since'
  const before = existingOpening(found, columns.ofOpening(id, found.key).extra)
  return row.withdraws ? withdraw(row, before, found.start.tz, host) : update(row, before, host)
}

function update(row: RowToUpdate, before: ExistingOpening, { id, openings, tz, columns }: Host): Step {
  const { key } = before
  const changed = checkPlannedChange(importedOpeningFields, { ...before }, row)
  if (typeof changed === 'string') return changed
  const after: ExistingOpening = { ...before, ...changed }
  if (after.end <= after.start) return 'invalid'
  columns.keepOfOpening(id, key, { extra: after.extra, source: changedSource(columns.ofOpening(id, key).source, before, after) })
  return {
    written: { ...changedRow(listings, id, before, changed), openingKey: key },
    openings: withChangedOpening(openings, storedOpening(after, tz)),
  }
}

/** Removes an opening that is gone from the file, if it is still what the dry run showed. */
function withdraw({ changes = [] }: RowToUpdate, opening: ExistingOpening, tz: string, { id, openings, columns }: Host): Step {
  const { key, ...content } = opening
  const shown = Object.fromEntries(changes.map(({ field, before }) => [field, before]))
  const { source } = columns.ofOpening(id, key)
  if (!source || !sameValue(content, shown)) return 'changed-since'
  columns.keepOfOpening(id, key, {})
  const before: WithdrawnOpening = { opening, tz, source }
  return {
    written: { record: `${listings.path}/${id}`, action: 'withdraw', openingKey: key, before: { ...before } },
    openings: withoutOpening(openings, key),
  }
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

  /** Several rows may change one listing, which is written once. */
  async write(within, { batch, edition }, { created, updated }) {
    const { id: editionId, tz } = edition()
    const found = await within.getAll(
      listings,
      [...created, ...updated].map(({ recordId }) => recordId),
    )
    const hosts = new Map([...found].filter(([, listing]) => listing.editionId === editionId))
    const openings = new Map([...hosts].map(([id, listing]) => [id, listing.openings]))
    const columns = await OtherColumnsWithin.read(within, [...hosts.keys()])
    const written = (id = '', step: (host: Host) => Step): WrittenRow | string => {
      const present = openings.get(id)
      if (!present) return 'listing-missing'
      if (hosts.get(id)?.printLockedAt !== undefined) return 'printed'
      const done = step({ id, openings: present, batchId: batch.id, tz, columns })
      if (typeof done === 'string') return done
      openings.set(id, done.openings)
      return done.written
    }
    return {
      create: row => written(row.recordId, host => create(row, host)),
      update: row => written(row.recordId, host => change(row, host)),
      finish() {
        columns.write(within, editionId)
        for (const [id, listing] of hosts)
          if (openings.get(id) !== listing.openings) within.change(listings, listing, { openings: openings.get(id)! })
      },
    }
  },
  undo: undoListings,
})
