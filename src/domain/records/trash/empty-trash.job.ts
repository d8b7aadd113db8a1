import { changeNotes, changeNotesLast } from '../../audit/change-notes.collection'
import { collections } from '../../collections'
import type { HandlerContext } from '../../shared/functions/handler'
import type { Job } from '../../shared/functions/job'
import type { Collection } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { bulkChanges, bulkRows, type StoredBulkChange } from '../bulk/bulk-changes.collection'
import { forgetBulkIds } from '../bulk/bulk-ids'
import { hasTrash } from '../staff-editable-fields'
import { trashLasts } from './trash-steps'

/** Records of one collection in one run. The next hourly run takes the others. */
const maxPerRun = 200
/** Bulk changes in one run, and rows in one commit. */
const maxBulk = 10
const rowsAtOnce = 400

/** Deletes what has been in the trash for thirty days, and the rows of bulk changes that can no longer be undone. */
export const emptyTrash: Job = {
  name: 'emptyTrash',
  every: 'hour',
  async run(context) {
    const { records } = context
    let purged = 0
    // Documents in subcollections are deleted with their parents.
    for (const of of collections.filter(one => hasTrash(one) && !one.path.includes('{'))) purged += await purge(records, of, context.clock.now())
    const over = await records.find(bulkChanges, {
      where: [
        ['status', 'in', ['running', 'done', 'undoing']],
        ['undoUntil', '<', context.clock.now()],
      ],
      limit: maxBulk,
    })
    for (const bulk of over) await expire(records, context, bulk)
    await forgetDeletionNotes(records, context.clock.now())
    return purged + over.length
  },
}

async function purge(records: Records, of: Collection, now: Date): Promise<number> {
  const old = await records.find(of, { where: [['deletedAt', '<', new Date(now.getTime() - trashLasts)]], limit: maxPerRun })
  if (old.length > 0) await records.commit(...old.map(({ id }) => records.deleting(of, id)))
  return old.length
}

async function forgetDeletionNotes(records: Records, now: Date): Promise<void> {
  const old = await records.find(changeNotes, { where: [['createdAt', '<', new Date(now.getTime() - changeNotesLast)]], limit: maxPerRun })
  if (old.length > 0) await records.commit(...old.map(({ id }) => records.deleting(changeNotes, id)))
}

async function expire(records: Records, context: HandlerContext, bulk: StoredBulkChange): Promise<void> {
  const params = { bulk: bulk.id }
  for (let rows = await rowsOf(records, params); rows.length > 0; rows = await rowsOf(records, params))
    await records.commit(...rows.map(({ id }) => records.deleting(bulkRows, id, params)))
  await forgetBulkIds(context, bulk.id, bulk.total)
  await records.commit(records.moving(bulkChanges, bulk, 'expire'))
}

const rowsOf = (records: Records, params: { readonly bulk: string }) => records.find(bulkRows, { params, limit: rowsAtOnce })
