import * as v from 'valibot'
import { listings, type Opening } from '../../../guide/listings.collection'
import { schemaOf } from '../../../shared/records/fields'
import type { RecordsWithin } from '../../../shared/records/records'
import type { RowOutcome, Writing } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { changeOf } from '../../run/change-of'
import { OtherColumnsWithin } from '../listings/other-columns'
import { existingOpening } from '../listings/read-existing-listings'
import { targetOf } from '../listings/write-listings'
import { type ExistingOpening, importedOpeningFields } from './imported-opening'
import { storedOpening, withChangedOpening, withOpening } from './listing-openings'
import { openingKey } from './opening-key'

const schema = schemaOf(importedOpeningFields)

/** Writes rows of openings. Several rows may change one listing, which is written once. */
export async function writeOpenings(within: RecordsWithin, writing: Writing, rows: readonly RowToWrite[]): Promise<RowOutcome[]> {
  const target = targetOf(writing)
  const ids = [...new Set(rows.map(row => row.recordId ?? '-'))]
  const found = await Promise.all(ids.map(id => within.get(listings, id)))
  const hosts = new Map(found.flatMap(listing => (listing?.editionId === target.editionId ? [[listing.id, listing] as const] : [])))
  const openings = new Map([...hosts].map(([id, listing]) => [id, listing.openings]))
  const columns = await OtherColumnsWithin.read(within, [...hosts.keys()])
  const outcomes = rows.map((row): RowOutcome => {
    const existing = openings.get(row.recordId ?? '')
    if (!existing) return { hash: row.hash, refusal: 'listing-missing' }
    const listing = { id: row.recordId!, openings: existing, tz: target.tz, columns }
    const [outcome, after] = row.action === 'create' ? create(row, listing) : update(row, listing)
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
  readonly tz: string
  readonly columns: OtherColumnsWithin
}
type Step = readonly [outcome: RowOutcome, openings?: readonly Opening[]]

function create({ hash, data }: RowToWrite, { id, openings: existing, tz, columns }: Host): Step {
  const parsed = v.safeParse(schema, data)
  if (!parsed.success || parsed.output.end <= parsed.output.start || existing.length >= listings.fields.openings.max!)
    return [{ hash, refusal: 'invalid' }]
  const key = openingKey(parsed.output)
  if (existing.some(opening => opening.key === key)) return [{ hash, refusal: 'changed-since' }]
  const written = { record: `${listings.path}/${id}`, action: 'create' as const, openingKey: key }
  columns.keepOfOpening(id, key, parsed.output.extra)
  return [{ hash, written }, withOpening(existing, storedOpening({ ...parsed.output, key }, tz))]
}

function update(row: RowToWrite, { id, openings, tz, columns }: Host): Step {
  const { hash, entryKey: key } = row
  const found = openings.find(opening => opening.key === key)
  if (!found || key === undefined) return [{ hash, refusal: 'changed-since' }]
  const before: ExistingOpening = existingOpening(found, columns.of(id).openingExtra?.[key])
  const change = changeOf(importedOpeningFields, before, row)
  if (typeof change === 'string') return [{ hash, refusal: change }]
  const after: ExistingOpening = { ...before, ...change }
  if (after.end <= after.start) return [{ hash, refusal: 'invalid' }]
  const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in change))
  const written = { record: `${listings.path}/${id}`, action: 'update' as const, openingKey: key, before: was, after: change }
  columns.keepOfOpening(id, key, after.extra)
  return [{ hash, written }, withChangedOpening(openings, storedOpening(after, tz))]
}
