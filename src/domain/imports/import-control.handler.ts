import { importBatches, importStates } from '../operations/import-batches'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { forgetWaiting } from './forget-waiting'
import { noteImport } from './import-audit'
import { type ImportEvent, type ImportState, importControl } from './import-control.function'
import { requireKind } from './import-scope'

const aims: Record<ImportEvent, ImportState> = { pause: 'paused', resume: 'running', finish: 'done' }

export const importControlHandler = handle(importControl, async (world, { batchId, event }) => {
  const batch = await new Records(world.documents, { current: world.actor }).transact(async within => {
    const before = await within.get(importBatches, batchId)
    if (!before) throw new RuleBroken('import-not-running', { batchId, status: 'missing' })
    requireKind(world, before.kind)
    // The answer to an earlier try may have been lost on the way.
    if (before.status === aims[event]) return before
    const status = transition(importStates, before.status, event)
    within.change(importBatches, before, { status })
    if (event === 'finish') noteImport(within, world, 'import.finish', before, { done: before.done, total: before.total })
    return { ...before, status }
  })
  if (batch.status === 'done') await forgetWaiting(world, batch)
  return { status: batch.status }
})
