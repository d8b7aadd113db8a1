import { listings } from '../guide/listings'
import { importBatches, importRows, importStates } from '../operations/import-batches'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { noteImport } from './import-audit'
import { rowsPerCall } from './import-run.function'
import { importUndo, type UndoOutput } from './import-undo.function'
import { type ImportedRow, ListingUndo } from './listing-undo'

/** Rows that were taken back lose their document: what is left is what remains to be done, after any interruption. */
export const importUndoHandler = handle(importUndo, async (world, { batchId }) => {
  const records = new Records(world.documents, { current: world.actor })
  const params = { batch: batchId }
  if ((await begin(records, world, batchId)) === 'undone') return { undone: 0, kept: [], remaining: 0 }
  const rows = await records.find(importRows, { params, limit: rowsPerCall })
  const output = await takeBack(records, batchId, rows)
  const remaining = await records.count(importRows, { params })
  if (remaining === 0) await finish(records, world, batchId)
  return { ...output, remaining }
})

function begin(records: Records, world: FunctionWorld, batchId: string): Promise<StoredOf<typeof importBatches>['status']> {
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (!batch) throw new RuleBroken('import-not-running', { batchId, status: 'missing' })
    if (batch.status === 'undoing' || batch.status === 'undone') return batch.status
    if (world.clock.now() > batch.undoUntil) throw new RuleBroken('undo-expired', { undoUntil: batch.undoUntil.toISOString() })
    const status = transition(importStates, batch.status, 'undo')
    within.change(importBatches, batch, { status })
    noteImport(within, world, 'import.undo', batchId, { done: batch.done })
    return status
  })
}

function takeBack(records: Records, batchId: string, rows: readonly ImportedRow[]): Promise<Omit<UndoOutput, 'remaining'>> {
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    const still = await Promise.all(rows.map(row => within.get(importRows, row.id, { batch: batchId })))
    const present = still.filter(row => row !== undefined)
    const ids = [...new Set(present.map(row => listingIdOf(row)))]
    const found = await Promise.all(ids.map(id => within.get(listings, id)))
    const undos = new Map(found.flatMap(listing => (listing ? [[listing.id, new ListingUndo(listing)] as const] : [])))
    const kept = present.flatMap(row => undos.get(listingIdOf(row))?.takeBack(row) ?? [])
    for (const undo of undos.values()) undo.write(within)
    for (const row of present) within.delete(importRows, row.id, { batch: batchId })
    if (batch && kept.length > 0) {
      const known = new Set([...(batch.kept ?? []), ...kept.map(({ listingId }) => `${listings.path}/${listingId}`)])
      within.change(importBatches, batch, { kept: [...known].slice(0, importBatches.fields.kept.max) })
    }
    return { undone: present.length - kept.length, kept }
  })
}

const listingIdOf = ({ record }: ImportedRow) => record.slice(listings.path.length + 1)

function finish(records: Records, world: FunctionWorld, batchId: string): Promise<void> {
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (batch?.status !== 'undoing') return
    within.change(importBatches, batch, { status: transition(importStates, batch.status, 'finishUndo') })
    noteImport(within, world, 'import.undone', batchId, { kept: batch.kept?.length ?? 0 })
  })
}
