import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { importBatches } from '../import-batches.collection'
import { importHandlerOf } from '../import-handlers'
import { requireKind } from '../import-scope'
import { deleteWaiting } from './delete-planned-rows'
import { noteImport } from './import-audit'
import { type ImportEvent, type ImportState, importControl } from './import-control.contract'

const aims: Record<ImportEvent, ImportState> = { pause: 'paused', resume: 'running', finish: 'done' }

export const importControlHandler = defineHandler(importControl, async (context, { batchId, event }) => {
  const batch = await context.records.transact(async within => {
    const before = await within.get(importBatches, batchId)
    if (!before) throw new RuleBroken('import-not-running', { batchId, status: 'missing' })
    requireKind(context, importHandlerOf(before.kind).kind)
    // The answer to an earlier try may have been lost.
    if (before.status === aims[event]) return before
    const status = within.move(importBatches, before, event)
    if (event === 'finish') noteImport(within, context, 'import.finish', before, { done: before.done, total: before.total })
    return { ...before, status }
  })
  if (batch.status === 'done') await deleteWaiting(context, batch)
  return { status: batch.status }
})
