import { auditValues } from '../audit/audit.collection'
import { importRows } from '../imports/import-batches.collection'
import { bulkChanges, bulkRows } from '../records/bulk/bulk-changes.collection'
import { pathOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'

const split = (path: string) => ({ collection: path.slice(0, path.lastIndexOf('/')), id: path.slice(path.lastIndexOf('/') + 1) })

/** Deletes what the audit has of these records' values. */
export async function forgetAuditValues(records: Records, paths: readonly string[]): Promise<void> {
  for (const { collection, id } of paths.map(split))
    for (const values of await records.find(auditValues, { where: [['entityId', '==', id]] }))
      if (values.entity === collection) await records.commit(records.deleting(auditValues, values.id))
}

/** Deletes the former values of these records that an undo of an import or a bulk change has; neither can be undone for them any more. */
export async function forgetFormerValues(records: Records, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (const { record, params } of await records.findPlaced(importRows, { where: [['record', '==', path]] }))
      await records.commit(records.deleting(importRows, record.id, params))
  const undoable = await records.find(bulkChanges, { where: [['status', 'in', ['running', 'done', 'undoing']]] })
  for (const bulk of undoable)
    for (const { collection, id } of paths.map(split))
      if (pathOf({ path: bulk.collection }, bulk.params) === collection && (await records.get(bulkRows, id, { bulk: bulk.id })))
        await records.commit(records.deleting(bulkRows, id, { bulk: bulk.id }))
}
