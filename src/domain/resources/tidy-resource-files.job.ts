import type { HandlerContext } from '../shared/functions/handler-context'
import type { Job } from '../shared/functions/job'
import { unlessMissing } from '../shared/functions/missing-file'
import { checkedPath } from '../shared/stored-path'
import { resourceFolders, storedOn } from './resource-files'
import { resourceMembersParts, resources } from './resources.collection'

const day = 86_400_000
/** Days for which a file without a record is kept: at least as long as the trash, from which a resource can be restored. */
const keptFor = 31

/** Deletes files of resources that no resource names any more. */
export const tidyResourceFiles: Job = {
  name: 'tidyResourceFiles',
  every: 'day',
  async run(context) {
    const all = await context.records.find(resources)
    const parts = await context.records.findEverywhere(resourceMembersParts)
    return deleteUnnamed(context, new Set([...all, ...parts].flatMap(({ file }) => file?.path ?? [])))
  },
}

async function deleteUnnamed({ storage, clock }: HandlerContext, named: ReadonlySet<string>): Promise<number> {
  const before = new Date(clock.now().getTime() - keptFor * day).toISOString().slice(0, 10)
  let deleted = 0
  for (const folder of Object.values(resourceFolders)) {
    for (let page: string | undefined, isFirst = true; isFirst || page !== undefined; isFirst = false) {
      const found = await storage.list(folder, page === undefined ? {} : { page })
      for (const path of found.paths)
        if (!named.has(path) && storedOn(path) < before) {
          await storage.delete(checkedPath(path)).catch(unlessMissing)
          deleted++
        }
      page = found.nextPage
    }
  }
  return deleted
}
