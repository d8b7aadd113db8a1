import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { importBatches } from '../import-batches.collection'
import { rowFields } from '../import-handler'
import { importHandlerOf } from '../import-handlers'
import { requireKind } from '../import-scope'
import { isShown, shownRow } from './filter-planned-rows'
import type { PlannedRow } from './planned-row'
import { readPiece } from './planned-row-files'
import { plannedRows, type ShownRow } from './planned-rows.contract'
import { referenceNames } from './reference-names'

export const plannedRowsHandler = defineHandler(plannedRows, async (context, { batchIds, from, limit, ...filter }) => {
  const { records } = context
  const rows: ShownRow[] = []
  let found = 0
  for (const batchId of batchIds) {
    const batch = await records.get(importBatches, batchId)
    if (!batch) throw new RuleBroken('import-changed', { batchId })
    const handler = importHandlerOf(batch.kind)
    requireKind(context, handler.kind)
    const page: PlannedRow[] = []
    for (let piece = 0; piece < (batch.pieces ?? 0); piece++) {
      for (const row of await readPiece(context.storage, batch.scope, batchId, piece)) {
        if (!isShown(row, filter)) continue
        if (found >= from && rows.length + page.length < limit) page.push(row)
        found++
      }
    }
    const names = await referenceNames(records, rowFields(handler), page, batch.editionId ?? '')
    rows.push(...page.map(row => shownRow(handler, row, names)))
  }
  return { found, rows }
})
