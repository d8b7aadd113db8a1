import { deleteUnreferencedFiles } from '../shared/files/delete-unreferenced-files'
import type { Job } from '../shared/functions/job'
import { resourceFolders } from './resource-folders'
import { resourceMembersParts, resources } from './resources.collection'

/** Deletes files of resources that no resource names any more. */
export const deleteUnusedResourceFiles: Job = {
  name: 'deleteUnusedResourceFiles',
  every: 'day',
  async run(context) {
    const all = await context.records.find(resources)
    const parts = await context.records.findEverywhere(resourceMembersParts)
    const named = [...all, ...parts].map(({ file }) => file)
    return deleteUnreferencedFiles(context, Object.values(resourceFolders), named)
  },
}
