import { isPortError } from '../../ports/errors'
import type { HandlerStorage } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import type { Records } from '../shared/records'
import { snapshots } from './snapshots'

export type Pointer = StoredOf<typeof snapshots>

const folderOf = ({ indexPath }: Pointer) => indexPath.slice(0, indexPath.lastIndexOf('/'))

/** Deletes the files that these pointers named, where they name others now: what was published then speaks of somebody who is to be forgotten. */
export async function removeFormerFiles(records: Records, storage: HandlerStorage, former: readonly Pointer[]): Promise<void> {
  const current = new Set((await records.find(snapshots)).map(folderOf))
  for (const folder of former.map(folderOf).filter(path => !current.has(path))) {
    let page: string | undefined
    do {
      const { paths, nextPage } = await storage.list(folder, page === undefined ? {} : { page })
      for (const path of paths) await remove(storage, path)
      page = nextPage
    } while (page !== undefined)
  }
}

/** Gone already is as it should be. */
async function remove(storage: HandlerStorage, path: string): Promise<void> {
  await storage.delete(path).catch((error: unknown) => {
    if (!isPortError(error, 'storage', 'object-not-found')) throw error
  })
}
