import type { HandlerStorage } from '../../shared/functions/handler-context'
import { unlessMissing } from '../../shared/functions/missing-file'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { checkedPath } from '../../shared/stored-path'
import { snapshots } from './snapshots.collection'

export type Pointer = StoredOf<typeof snapshots>

const folderOf = ({ indexPath }: Pointer) => indexPath.slice(0, indexPath.lastIndexOf('/'))

/**
 * Deletes the files that these pointers named before, if they name other files now: the old files contain data of a person who is to be
 * forgotten.
 */
export async function removePreviousSnapshotFiles(records: Records, storage: HandlerStorage, former: readonly Pointer[]): Promise<void> {
  const current = new Set((await records.find(snapshots)).map(folderOf))
  for (const folder of former.map(folderOf).filter(path => !current.has(path))) {
    let page: string | undefined
    do {
      const { paths, nextPage } = await storage.list(folder, page === undefined ? {} : { page })
      for (const path of paths) await storage.delete(checkedPath(path)).catch(unlessMissing)
      page = nextPage
    } while (page !== undefined)
  }
}
