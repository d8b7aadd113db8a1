import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { Records, RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { importBatches, importRows } from '../import-batches.collection'
import { fieldLabel, type ImportedRow, type ImportHandler, type KeptRecord, keepWords } from '../import-handler'
import { importHandlerOf } from '../import-handlers'
import { requireKind } from '../import-scope'
import { deleteWaiting } from './delete-planned-rows'
import { noteImport } from './import-audit'
import { rowsPerCall } from './import-run.contract'
import { importUndo, type UndoOutput } from './import-undo.contract'
import { laterImports, rowsOf } from './later-imports'

/** Rows that were undone lose their document: the remaining ones are the remaining work, after any interruption. */
export const importUndoHandler = defineHandler(importUndo, async (context, { batchId }) => {
  const { records } = context
  const params = { batch: batchId }
  await requireNoLater(records, context, batchId)
  const { status, kind } = await begin(records, context, batchId)
  if (status === 'undone') return { undone: 0, kept: [], remaining: 0 }
  const handler = importHandlerOf(kind)
  const rows = await records.find(importRows, { params, limit: handler.undoneAtOnce ?? rowsPerCall })
  const output = await takeBack(context, records, handler, batchId, rows)
  await handler.afterUndo?.(context, rows)
  const remaining = await records.count(importRows, { params })
  if (remaining === 0) await finish(records, context, batchId)
  return { ...output, remaining }
})

/** Refuses to begin while a later import builds on this one: its undo would find its records gone, and restore what this one wrote. */
async function requireNoLater(records: Records, context: HandlerContext, batchId: string): Promise<void> {
  const batch = await records.get(importBatches, batchId)
  if (!batch || batch.status === 'undoing' || batch.status === 'undone') return
  requireKind(context, importHandlerOf(batch.kind).kind)
  const [latest] = await laterImports(records, batch, await rowsOf(records, batchId))
  if (latest) throw new RuleBroken('import-later-first', { batchId: latest.batch.id, fileName: latest.batch.fileName })
}

function begin(records: Records, context: HandlerContext, batchId: string): Promise<Pick<StoredOf<typeof importBatches>, 'status' | 'kind'>> {
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (!batch) throw new RuleBroken('import-not-running', { batchId, status: 'missing' })
    requireKind(context, importHandlerOf(batch.kind).kind)
    if (batch.status === 'undoing' || batch.status === 'undone') return batch
    if (context.clock.now() > batch.undoUntil) throw new RuleBroken('undo-expired')
    const status = within.move(importBatches, batch, 'undo')
    noteImport(within, context, 'import.undo', batch, { done: batch.done })
    return { status, kind: batch.kind }
  })
}

function takeBack(
  context: HandlerContext,
  records: Records,
  handler: ImportHandler,
  batchId: string,
  rows: readonly ImportedRow[],
): Promise<Omit<UndoOutput, 'remaining'>> {
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    const still = await Promise.all(rows.map(row => within.get(importRows, row.id, { batch: batchId })))
    const present = still.filter(row => row !== undefined)
    const kept = batch ? await undoRows(handler, within, present, context) : []
    for (const row of present) within.delete(importRows, row.id, { batch: batchId })
    if (batch && kept.length > 0) {
      const known = new Set([...(batch.kept ?? []), ...kept.map(({ record }) => record)])
      within.change(importBatches, batch, { kept: [...known].slice(0, importBatches.fields.kept.max) })
    }
    return {
      undone: present.length - kept.length,
      kept: kept.map(one => keptInWords(handler, one)),
    }
  })
}

/** The records that the undo leaves unchanged. */
async function undoRows(handler: ImportHandler, within: RecordsWithin, rows: readonly ImportedRow[], context: HandlerContext) {
  const undo = await handler.undo(within, rows, context)
  const kept = rows.flatMap(row => {
    const left = undo.undo(row)
    return left ? [{ record: row.record, ...left }] : []
  })
  undo.finish?.()
  return kept
}

const keptInWords = (handler: ImportHandler, { fields, ...one }: KeptRecord & { readonly record: string }): UndoOutput['kept'][number] => ({
  ...one,
  why: handler.keeps?.[one.reason] ?? keepWords[one.reason] ?? one.reason,
  ...(fields && { fields: fields.map(name => fieldLabel(handler, name)) }),
})

/** A batch that was undone before it was done is not continued. */
async function finish(records: Records, context: HandlerContext, batchId: string): Promise<void> {
  const over = await records.get(importBatches, batchId)
  if (over) await deleteWaiting(context, over)
  await records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (batch?.status !== 'undoing') return
    within.move(importBatches, batch, 'finishUndo')
    noteImport(within, context, 'import.undone', batch, { kept: batch.kept?.length ?? 0 })
  })
}
