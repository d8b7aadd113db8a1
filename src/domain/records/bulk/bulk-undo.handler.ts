import type { Value } from '../../../ports/documents'
import { sameValue } from '../../../ports/same-value'
import { auditAction } from '../../audit/audit-action'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import type { Collection, StoredOf } from '../../shared/records/collection'
import type { Records, RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { mayChange, namedCollection } from '../record-handler-helpers'
import { recordsPerCall } from '../record-ids-input'
import { bulkChanges, bulkRows, type StoredBulkChange } from './bulk-changes.collection'
import { type BulkUndoOutput, bulkUndo } from './bulk-undo.contract'
import { fieldsOfChange } from './changed-by-bulk'
import { requireOwnBulk } from './require-own-bulk'

type Kept = BulkUndoOutput['kept'][number]
type Row = StoredOf<typeof bulkRows>

/** Records that were undone lose their row: the remaining rows are the remaining work, after any interruption. */
export const bulkUndoHandler = defineHandler(bulkUndo, async (context, { bulkId }) => {
  const { records } = context
  const params = { bulk: bulkId }
  const bulk = await begin(records, context, bulkId)
  if (bulk.status === 'undone') return { undone: 0, kept: [], remaining: 0 }
  const rows = await records.find(bulkRows, { params, limit: recordsPerCall })
  const output = await takeBack(records, context, bulk, rows)
  const remaining = await records.count(bulkRows, { params })
  if (remaining === 0) await finish(records, bulkId)
  return { ...output, remaining }
})

function begin(records: Records, context: HandlerContext, bulkId: string): Promise<StoredBulkChange> {
  return records.transact(async within => {
    const bulk = await within.get(bulkChanges, bulkId)
    if (!bulk) throw new RuleBroken('bulk-not-running', { bulkId, status: 'missing' })
    requireOwnBulk(context, bulk)
    if (bulk.status === 'undone') return bulk
    if (bulk.status === 'expired' || context.clock.now() > bulk.undoUntil) throw new RuleBroken('undo-expired')
    if (bulk.status === 'undoing') return bulk
    within.move(bulkChanges, bulk, 'undo')
    auditAction(within, context, {
      scope: bulk.scope,
      action: 'bulk.undo',
      entity: bulkChanges.path,
      entityId: bulkId,
      after: { changed: bulk.changed },
    })
    return bulk
  })
}

function takeBack(records: Records, context: HandlerContext, { id, collection, params }: StoredBulkChange, rows: readonly Row[]) {
  return records.transact(async within => {
    const of = namedCollection(collection, bulkUndo)
    const bulk = await within.get(bulkChanges, id)
    const still = await Promise.all(rows.map(row => within.get(bulkRows, row.id, { bulk: id })))
    const present = still.filter(row => row !== undefined)
    const found = await Promise.all(present.map(row => within.get(of, row.id, params)))
    const kept: Kept[] = []
    let undone = 0
    present.forEach((row, i) => {
      const back = bulk && takenBack(of, context, bulk, row, found[i])
      if (back && Object.keys(back.change).length > 0) {
        undone += 1
        within.change(of, found[i]!, back.change, params)
      }
      if (back?.kept) kept.push(back.kept)
      within.delete(bulkRows, row.id, { bulk: id })
    })
    if (bulk && kept.length > 0)
      within.change(bulkChanges, bulk, { kept: [...(bulk.kept ?? []), ...kept.map(one => one.id)].slice(0, bulkChanges.fields.kept.max) })
    return { undone, kept }
  })
}

/**
 * The fields that get their previous values back because they still have the value that the change gave them, and the fields that must
 * stay.
 */
function takenBack(
  of: Collection,
  { actor }: HandlerContext,
  bulk: StoredBulkChange,
  { id, before, after }: Row,
  record: StoredOf<Collection> | undefined,
): { readonly change: object; readonly kept?: Kept } {
  const names = fieldsOfChange(bulk.change).filter(name => Object.hasOwn(before, name) || Object.hasOwn(after, name))
  if (!record) return { change: {}, kept: { id, why: 'gone', fields: [] } }
  const now = record as unknown as Readonly<Record<string, Value | undefined>>
  const edited = names.filter(name => !sameValue(now[name], after[name] as Value | undefined))
  const change = Object.fromEntries(names.flatMap(name => (edited.includes(name) ? [] : [[name, before[name]]])))
  if (!mayChange(of, actor, record, change)) return { change: {}, kept: { id, why: 'forbidden', fields: [] } }
  return edited.length > 0 ? { change, kept: { id, why: 'changed-since', fields: edited } } : { change }
}

function finish(records: Records, bulkId: string): Promise<void> {
  return records.transact(async (within: RecordsWithin) => {
    const bulk = await within.get(bulkChanges, bulkId)
    if (bulk?.status === 'undoing') within.move(bulkChanges, bulk, 'finishUndo')
  })
}
