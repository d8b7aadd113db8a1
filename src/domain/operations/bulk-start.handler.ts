import { PortError } from '../../ports/errors'
import { callingPerson } from '../accounts/caller'
import { handle } from '../shared/cloud-function'
import { present } from '../shared/present'
import { Records } from '../shared/records'
import { audit } from './audit'
import { bulkChanges } from './bulk-changes'
import { keepBulkIds } from './bulk-ids'
import { bulkStart } from './bulk-start.function'
import { fieldsOfChange, isOfficeChange } from './changed-by-bulk'
import { actEntry } from './note-act'
import { scopeOf } from './record-scope'
import { namedCollection } from './records-by-office'
import { selectedIds } from './selected-ids'

const undoDays = 30

export const bulkStartHandler = handle(bulkStart, async (world, { bulkId, collection, params, selection, change, reason }) => {
  const of = namedCollection(collection, bulkStart)
  if (!isOfficeChange(of, change)) throw new PortError('functions', 'permission-denied', `${collection}: such a change has a callable of its own`)
  const records = new Records(world.documents, { current: world.actor })
  const known = await records.get(bulkChanges, bulkId)
  if (known) return { total: known.total }
  const every = await selectedIds(world, of, params, selection)
  await keepBulkIds(world, bulkId, every)
  const scope = scopeOf(of)
  await records.commit(
    records.creating(
      bulkChanges,
      bulkId,
      present({
        scope,
        collection,
        params,
        change,
        reason,
        startedBy: callingPerson(world),
        total: every.length,
        done: 0,
        changed: 0,
        left: [],
        undoUntil: new Date(world.clock.now().getTime() + undoDays * 86_400_000),
        status: 'running' as const,
      }),
    ),
    records.creating(
      audit,
      world.ids.next(),
      actEntry(
        world,
        present({
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
