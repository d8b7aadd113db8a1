import { listings } from '../guide/listings'
import { copyMemberUntil } from '../memberships/copy-member-until'
import { memberships } from '../memberships/memberships'
import { importBatches, importRows, importStates } from '../operations/import-batches'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records, type RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { takeBackEvents } from './event-undo'
import { forgetWaiting } from './forget-waiting'
import { noteImport } from './import-audit'
import { rowsPerCall } from './import-run.function'
import { requireKind } from './import-scope'
import { importUndo, type UndoOutput } from './import-undo.function'
import { takeBackGifts, takeBackTerms } from './ledger-undo'
import { type ImportedRow, ListingUndo } from './listing-undo'
import { OtherColumnsWithin } from './other-columns'
import { PersonUndo } from './person-undo'
import { takeBackPictures } from './picture-undo'

/** A person takes keys, notes and answers along: as many as stay under the writes of one transaction (500). */
const peopleAtOnce = 40

/** Rows that were taken back lose their document: what is left is what remains to be done, after any interruption. */
export const importUndoHandler = handle(importUndo, async (world, { batchId }) => {
  const records = new Records(world.documents, { current: world.actor })
  const params = { batch: batchId }
  const { status, kind } = await begin(records, world, batchId)
  if (status === 'undone') return { undone: 0, kept: [], remaining: 0 }
  const rows = await records.find(importRows, { params, limit: kind === 'people' ? peopleAtOnce : rowsPerCall })
  const output = await takeBack(world, records, batchId, rows)
  if (kind === 'memberships') await copyMemberUntil(world, await holdersOf(records, rows))
  const remaining = await records.count(importRows, { params })
  if (remaining === 0) await finish(records, world, batchId)
  return { ...output, remaining }
})

/** Whose memberships the rows gave terms to. */
async function holdersOf(records: Records, rows: readonly ImportedRow[]): Promise<readonly string[]> {
  const ids = new Set(rows.map(({ record }) => record.split('/')[1]!))
  const held = await Promise.all([...ids].map(id => records.get(memberships, id)))
  return held.flatMap(membership => membership?.personId ?? [])
}

function begin(records: Records, world: FunctionWorld, batchId: string): Promise<Pick<StoredOf<typeof importBatches>, 'status' | 'kind'>> {
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (!batch) throw new RuleBroken('import-not-running', { batchId, status: 'missing' })
    requireKind(world, batch.kind)
    if (batch.status === 'undoing' || batch.status === 'undone') return batch
    if (world.clock.now() > batch.undoUntil) throw new RuleBroken('undo-expired', { undoUntil: batch.undoUntil.toISOString() })
    const status = transition(importStates, batch.status, 'undo')
    within.change(importBatches, batch, { status })
    noteImport(within, world, 'import.undo', batch, { done: batch.done })
    return { status, kind: batch.kind }
  })
}

function takeBack(world: FunctionWorld, records: Records, batchId: string, rows: readonly ImportedRow[]): Promise<Omit<UndoOutput, 'remaining'>> {
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    const still = await Promise.all(rows.map(row => within.get(importRows, row.id, { batch: batchId })))
    const present = still.filter(row => row !== undefined)
    const kept = batch ? await takeBackRows(world, records, within, batch, present) : []
    for (const row of present) within.delete(importRows, row.id, { batch: batchId })
    if (batch && kept.length > 0) {
      const known = new Set([...(batch.kept ?? []), ...kept.map(({ record }) => record)])
      within.change(importBatches, batch, { kept: [...known].slice(0, importBatches.fields.kept.max) })
    }
    return { undone: present.length - kept.length, kept }
  })
}

type Kept = UndoOutput['kept']

function takeBackRows(
  world: FunctionWorld,
  records: Records,
  within: RecordsWithin,
  { kind, editionId = '' }: StoredOf<typeof importBatches>,
  rows: readonly ImportedRow[],
): Promise<Kept> {
  switch (kind) {
    case 'people':
      return takeBackPeople(world, records, within, rows)
    case 'memberships':
      return takeBackTerms(within, rows)
    case 'donations':
      return takeBackGifts(within, rows)
    case 'events':
      return takeBackEvents(within, rows)
    case 'pictures':
      return takeBackPictures(within, rows)
    case 'listings':
    case 'openings':
      return takeBackListings(within, rows, editionId)
  }
}

/** Several rows may have touched one listing, which is written once. */
async function takeBackListings(within: RecordsWithin, rows: readonly ImportedRow[], editionId: string): Promise<Kept> {
  const ids = [...new Set(rows.map(idOf))]
  const found = await Promise.all(ids.map(id => within.get(listings, id)))
  const columns = await OtherColumnsWithin.read(within, ids)
  const undos = new Map(found.flatMap(listing => (listing ? [[listing.id, new ListingUndo(listing, columns)] as const] : [])))
  const kept = rows.flatMap(row => undos.get(idOf(row))?.takeBack(row) ?? [])
  for (const undo of undos.values()) undo.write(within)
  columns.write(within, editionId)
  return kept
}

async function takeBackPeople(world: FunctionWorld, records: Records, within: RecordsWithin, rows: readonly ImportedRow[]): Promise<Kept> {
  const undos = await Promise.all(rows.map(row => PersonUndo.of(world, records, within, idOf(row))))
  return rows.flatMap((row, i) => undos[i]?.takeBack(within, row) ?? [])
}

/** The last part of the record's path. */
const idOf = ({ record }: ImportedRow) => record.slice(record.indexOf('/') + 1)

/** What was taken back in the middle is not gone on with. */
async function finish(records: Records, world: FunctionWorld, batchId: string): Promise<void> {
  const over = await records.get(importBatches, batchId)
  if (over) await forgetWaiting(world, over)
  await records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (batch?.status !== 'undoing') return
    within.change(importBatches, batch, { status: transition(importStates, batch.status, 'finishUndo') })
    noteImport(within, world, 'import.undone', batch, { kept: batch.kept?.length ?? 0 })
  })
}
