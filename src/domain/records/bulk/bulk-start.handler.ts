import { audit } from '../../audit/audit.collection'
import { auditActionEntry } from '../../audit/audit-action'
import { scopeOf } from '../../audit/audit-scope'
import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import { namedCollection } from '../record-handler-helpers'
import { bulkChanges } from './bulk-changes.collection'
import { keepBulkIds } from './bulk-ids'
import { bulkStart } from './bulk-start.contract'
import { fieldsOfChange, isOfficeChange } from './changed-by-bulk'
import { selectedIds } from './selected-ids'

const undoDays = 30

export const bulkStartHandler = defineHandler(bulkStart, async (context, { bulkId, collection, params, selection, change, reason }) => {
  const of = namedCollection(collection, bulkStart)
  if (!isOfficeChange(of, change)) throw new Refused('permission-denied', `${collection}: this change has a callable of its own`)
  const { records } = context
  const known = await records.get(bulkChanges, bulkId)
  if (known) return { total: known.total }
  const every = await selectedIds(context, of, params, selection)
  await keepBulkIds(context, bulkId, every)
  const scope = scopeOf(of)
  await records.commit(
    records.creating(
      bulkChanges,
      bulkId,
      omitUndefined({
        scope,
        collection,
        params,
        change,
        reason,
        startedBy: callingPerson(context),
        total: every.length,
        done: 0,
        changed: 0,
        left: [],
        undoUntil: new Date(context.clock.now().getTime() + undoDays * 86_400_000),
        status: 'running' as const,
      }),
    ),
    records.creating(
      audit,
      context.ids.next(),
      auditActionEntry(
        context,
        omitUndefined({
          scope,
          action: 'bulk.start',
          entity: bulkChanges.path,
          entityId: bulkId,
          reason,
          after: { collection, total: every.length, chosenBy: selection.is, fields: fieldsOfChange(change) },
        }),
      ),
    ),
  )
  return { total: every.length }
})
