import { defineJob } from '../shared/functions/job'
import { resources } from './resources.collection'

/** Archives published resources that have expired. */
export const archiveResources = defineJob({
  name: 'archiveResources',
  every: 'hour',
  of: resources,
  limit: 200,
  due: ({ clock }) => ({
    where: [
      ['status', '==', 'published'],
      ['expiresAt', '<=', clock.now()],
    ],
  }),
  each: ({ records }, resource) => records.commit(records.moving(resources, resource, 'archive')),
})
