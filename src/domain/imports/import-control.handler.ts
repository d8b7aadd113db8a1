import { importBatches, importStates } from '../operations/import-batches'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { noteImport } from './import-audit'
import { type ImportEvent, type ImportState, importControl } from './import-control.function'
import { requireKind } from './import-scope'

const aims: Record<ImportEvent, ImportState> = { pause: 'paused', resume: 'running', finish: 'done' }

export const importControlHandler = handle(importControl, (world, { batchId, event }) =>
  new Records(world.documents, { current: world.actor }).transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (!batch) throw new RuleBroken('import-not-running', { batchId, status: 'missing' })
    requireKind(world, batch.kind)
    // The answer to an earlier try may have been lost on the way.
    if (batch.status === aims[event]) return { status: batch.status }
    const status = transition(importStates, batch.status, event)
    within.change(importBatches, batch, { status })
    if (event === 'finish') noteImport(within, world, 'import.finish', batch, { done: batch.done, total: batch.total })
    return { status }
  }),
)
