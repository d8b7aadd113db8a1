import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { importBatches } from '../import-batches.collection'
import { importHandlerOf } from '../import-handlers'
import { requireKind } from '../import-scope'
import { deleteChosenFile } from './delete-planned-rows'
import { noteImport } from './import-audit'
import { importStart } from './import-start.contract'
import { undoUntil } from './undo-until'

export const importStartHandler = defineHandler(importStart, async (context, { batchIds }) => {
  const { records } = context
  const [first] = await records.transact(async within => {
    const found = await Promise.all(batchIds.map(id => within.get(importBatches, id)))
    return found.map((batch, at) => {
      if (!batch) throw new RuleBroken('import-changed', { batchId: batchIds[at] })
      requireKind(context, importHandlerOf(batch.kind).kind)
      // The answer to an earlier try may have been lost.
      if (batch.status === 'running') return batch
      within.move(importBatches, batch, 'start', { undoUntil: undoUntil(context), hasRows: true })
      const { kind, editionId, fileName, fileHash, counts } = batch
      noteImport(within, context, 'import.start', batch, { kind, ...(editionId && { editionId }), fileName, fileHash, ...counts })
      return batch
    })
  })
  // Pictures are read from the ZIP during the import; a table is not needed any more once it is planned.
  if (first && importHandlerOf(first.kind).kind.takes !== 'pictures') await deleteChosenFile(context, first.scope, first.id)
  return {}
})
