import { defineJob } from '../shared/functions/job'
import { transition } from '../shared/records/collection'
import { resourceStates, resources } from './resources.collection'

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
  each: ({ records }, resource) =>
    records.commit(records.changing(resources, resource, { status: transition(resourceStates, resource.status, 'archive') })),
})
