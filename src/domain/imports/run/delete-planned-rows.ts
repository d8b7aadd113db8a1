import type { HandlerContext } from '../../shared/functions/handler'
import { unlessMissing } from '../../shared/functions/unless-missing'
import type { StoredOf } from '../../shared/records/collection'
import type { StoredPath } from '../../shared/stored-path'
import { chosenFilePath, plannedRowsPath } from '../file/import-file-paths'
import type { ImportScope, importBatches } from '../import-batches.collection'

type Batch = Pick<StoredOf<typeof importBatches>, 'id' | 'scope' | 'pieces'>

/** Deletes the planned rows of a batch when they are not needed any more, because they contain personal data. Safe to repeat. */
export async function deletePlannedRows(context: HandlerContext, { id, scope, pieces = 0 }: Batch): Promise<void> {
  await Promise.all(Array.from({ length: pieces }, (_, piece) => deleteFile(context, plannedRowsPath(scope, id, piece))))
}

export const deleteChosenFile = (context: HandlerContext, scope: ImportScope, importId: string) =>
  deleteFile(context, chosenFilePath(scope, importId))

/** Deletes the stored files of a batch that is done. */
export async function deleteWaiting(context: HandlerContext, batch: Batch): Promise<void> {
  await deletePlannedRows(context, batch)
  await deleteChosenFile(context, batch.scope, batch.id)
}

async function deleteFile({ storage }: HandlerContext, path: StoredPath): Promise<void> {
  await storage.delete(path).catch(unlessMissing)
}
