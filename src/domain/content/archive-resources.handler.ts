import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { transition } from '../shared/state-machine'
import { archiveResources } from './archive-resources.function'
import { resourceStates, resources } from './resources'

/** Resources in one run; the next hour takes the others. */
const most = 200

export const archiveResourcesHandler = handle(archiveResources, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const over = await records.find(resources, {
    where: [
      ['status', '==', 'published'],
      ['expiresAt', '<=', world.clock.now()],
    ],
    limit: most,
  })
  for (const resource of over)
    await records.commit(records.changing(resources, resource, { status: transition(resourceStates, resource.status, 'archive') }))
  return { archived: over.length }
})
