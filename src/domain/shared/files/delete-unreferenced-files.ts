import type { HandlerContext } from '../functions/handler'
import { unlessMissing } from '../functions/unless-missing'
import { checkedPath } from '../stored-path'
import { storedOn } from './document-file'

const day = 86_400_000
/** Days for which a file without a record is kept: at least as long as the trash, from which a record can be restored. */
const keptFor = 31

/** Deletes the files of these folders that no record names any more. Returns how many. */
export async function deleteUnreferencedFiles(
  { storage, clock }: HandlerContext,
  folders: readonly string[],
  named: readonly ({ readonly path: string } | undefined)[],
): Promise<number> {
  const kept = new Set(named.map(file => file?.path))
  const before = new Date(clock.now().getTime() - keptFor * day).toISOString().slice(0, 10)
  let deleted = 0
  for (const folder of folders) {
    for (let page: string | undefined, isFirst = true; isFirst || page !== undefined; isFirst = false) {
      const found = await storage.list(folder, page === undefined ? {} : { page })
      for (const path of found.paths)
        if (!kept.has(path) && storedOn(path) < before) {
          await storage.delete(checkedPath(path)).catch(unlessMissing)
          deleted++
        }
      page = found.nextPage
    }
  }
  return deleted
}
