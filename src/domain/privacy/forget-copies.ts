import { forgottenHandle } from '../artists/artists.collection'
import { audit, auditValues } from '../audit/audit.collection'
import { expireExport } from '../exports/expire-exports.job'
import { exportFiles, exportJobs } from '../exports/export-jobs.collection'
import { importRows } from '../imports/import-batches.collection'
import { slugs } from '../links/short-links.collection'
import { drafts } from '../office/drafts.collection'
import { people } from '../people/people.collection'
import { bulkChanges, bulkRows } from '../records/bulk/bulk-changes.collection'
import { chunked } from '../shared/chunked'
import { deleteFiles, filesBelow } from '../shared/functions/files-below'
import type { HandlerContext } from '../shared/functions/handler'
import { pathOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'

const split = (path: string) => ({ collection: path.slice(0, path.lastIndexOf('/')), id: path.slice(path.lastIndexOf('/') + 1) })

/** Maximum number of forms in one query. */
const formsPerQuery = 30

/**
 * Deletes the audit's values of these records. Two entries stay without their values: that somebody had a handle, which is often a name, and
 * that there was a request to be forgotten, whose reason may identify the person.
 */
export async function forgetInAudit(records: Records, paths: readonly string[]): Promise<void> {
  for (const { collection, id } of paths.map(split)) {
    for (const values of await records.find(auditValues, { where: [['entityId', '==', id]] }))
      if (values.entity === collection) await records.commit(records.deleting(auditValues, values.id))
    if (collection !== slugs.path && collection !== people.path) continue
    for (const entry of await records.find(audit, { where: [['entityId', '==', id]] }))
      if (entry.entity !== collection) continue
      else if (collection === slugs.path) await records.commit(records.changing(audit, entry, { entityId: forgottenHandle }))
      else if (entry.reason !== undefined && entry.action.startsWith('account.deletion.'))
        await records.commit(records.changing(audit, entry, { reason: undefined }))
  }
}

/** Deletes these records' former values that an undo of an import or a bulk change would need; neither can be undone for them afterwards. */
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

/** Deletes colleagues' unsent form drafts about these records, because they contain the records' values. */
export async function forgetUnsentForms(records: Records, paths: readonly string[]): Promise<void> {
  for (const some of chunked(paths, formsPerQuery))
    for (const { id } of await records.find(drafts, { where: [['form', 'in', some]] })) await records.commit(records.deleting(drafts, id))
}

/** Deletes every exported file, because nobody can tell who is in which. A new export takes a minute and no longer contains the forgotten person. */
export async function endExports({ records, storage }: Pick<HandlerContext, 'records' | 'storage'>): Promise<void> {
  for (const job of await records.find(exportJobs, { where: [['status', '==', 'done']] })) await expireExport({ records, storage }, job)
  // Includes files whose request was interrupted.
  await deleteFiles(storage, await filesBelow(storage, exportFiles))
}
