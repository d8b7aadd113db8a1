import { checkedPath, type StoredPath } from '../stored-path'
import type { HandlerStorage } from './handler'
import { unlessMissing } from './unless-missing'

/** The paths of all files in a folder and its subfolders. */
export async function filesBelow(storage: Pick<HandlerStorage, 'listBelow'>, folder: StoredPath): Promise<readonly StoredPath[]> {
  const found: StoredPath[] = []
  for (let page: string | undefined; ; ) {
    const { paths, nextPage } = await storage.listBelow(folder, page === undefined ? {} : { page })
    found.push(...paths.map(checkedPath))
    if (nextPage === undefined) return found
    page = nextPage
  }
}

/** Deletes these files. A missing file is no error. */
export async function deleteFiles(storage: Pick<HandlerStorage, 'delete'>, paths: readonly StoredPath[]): Promise<void> {
  for (const path of paths) await storage.delete(path).catch(unlessMissing)
}
