import type { HandlerContext } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { batchIdOf } from '../file/import-file-paths'
import { type ImportScope, importBatches } from '../import-batches.collection'
import { deletePlannedRows } from './delete-planned-rows'

/** Deletes the dry runs of a file. Refuses with `import-changed` where one was started. */
export async function discardDryRunsOfFile(context: HandlerContext, scope: ImportScope, importId: string): Promise<void> {
  const { records } = context
  for (let part = 0; ; part++) {
    const batch = await records.get(importBatches, batchIdOf(importId, part))
    if (!batch) return
    if (batch.status !== 'planned' || batch.scope !== scope) throw new RuleBroken('import-changed', { batchId: batch.id })
    await deletePlannedRows(context, batch)
    await records.commit(records.deleting(importBatches, batch.id))
  }
}
