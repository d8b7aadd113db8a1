import { isPortError } from '../../ports/errors'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { tidyResources } from './check-resource-links.function'
import { checkLinks } from './check-resource-links.handler'
import { resourceFolders, storedOn } from './resource-files'
import { type Resource, resourceMembersParts, resources } from './resources'

const day = 86_400_000
/** Resources whose links are asked in one run; the next hour takes others. */
const most = 20
/** Days for which a file is kept that nothing names: as long as the trash, out of which a resource may come back. */
const keptFor = 31

export const tidyResourcesHandler = handle(tidyResources, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const all = await records.find(resources)
  const since = world.clock.now().getTime() - day
  // What was changed since may have another link.
  const due = all
    .filter(resource => resource.status === 'published' && checkedAt(resource) <= Math.max(since, resource.updatedAt.getTime()))
    .sort((a, b) => checkedAt(a) - checkedAt(b))
    .slice(0, most)
  const { works, broken, unreachable } = await checkLinks(world, due)
  const parts = await records.findEverywhere(resourceMembersParts)
  const named = new Set([...all, ...parts].flatMap(({ file }) => file?.path ?? []))
  return { checked: works + broken + unreachable, deleted: await deleteUnnamed(world, named) }
})

const checkedAt = ({ linksCheckedAt }: Resource) => linksCheckedAt?.getTime() ?? 0

async function deleteUnnamed({ storage, clock }: FunctionWorld, named: ReadonlySet<string>): Promise<number> {
  const before = new Date(clock.now().getTime() - keptFor * day).toISOString().slice(0, 10)
  let deleted = 0
  for (const folder of Object.values(resourceFolders)) {
    for (let page: string | undefined, isFirst = true; isFirst || page !== undefined; isFirst = false) {
      const found = await storage.list(folder, page === undefined ? {} : { page })
      for (const path of found.paths)
        if (!named.has(path) && storedOn(path) < before) {
          await storage.delete(path).catch((error: unknown) => {
            if (!isPortError(error, 'storage', 'object-not-found')) throw error
          })
          deleted++
        }
      page = found.nextPage
    }
  }
  return deleted
}
