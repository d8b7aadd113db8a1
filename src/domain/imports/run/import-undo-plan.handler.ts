import { editions } from '../../guide/editions.collection'
import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { importBatches } from '../import-batches.collection'
import type { ImportedRow } from '../import-handler'
import { importHandlerOf } from '../import-handlers'
import { requireKind } from '../import-scope'
import { importUndoPlan } from './import-undo-plan.contract'
import { laterImports, rowsOf } from './later-imports'

export const importUndoPlanHandler = defineHandler(importUndoPlan, async (context, { batchId }) => {
  const { records } = context
  const batch = await records.get(importBatches, batchId)
  if (!batch) throw new RuleBroken('import-not-running', { batchId, status: 'missing' })
  requireKind(context, importHandlerOf(batch.kind).kind)
  const rows = await rowsOf(records, batchId)
  // An undo that has begun is continued, whatever was imported since.
  const later = batch.status === 'undoing' ? [] : await laterImports(records, batch, rows)
  const edition = batch.editionId === undefined ? undefined : await records.get(editions, batch.editionId)
  return {
    imports: [...later, { batch, rows }].map(one => {
      const rowsThat = (action: ImportedRow['action']) => one.rows.filter(row => row.action === action).length
      const { id, fileName, kind } = one.batch
      return { batchId: id, fileName, kind, created: rowsThat('create'), changed: rowsThat('update'), withdrawn: rowsThat('withdraw') }
    }),
    ...(edition?.status === 'published' && { publishedEdition: edition.id }),
  }
})
