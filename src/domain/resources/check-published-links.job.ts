import { defineJob } from '../shared/functions/job'
import { checkResources } from './check-resource-links.handler'
import { resources } from './resources.collection'

const day = 86_400_000

/** Checks the links of published resources that were not checked for a day, or that were changed since the last check. */
export const checkPublishedLinks = defineJob({
  name: 'checkPublishedLinks',
  every: 'hour',
  of: resources,
  limit: 20,
  due: () => ({ where: [['status', '==', 'published']] }),
  inRounds: true,
  async each(context, resource) {
    const checkedAt = resource.linksCheckedAt?.getTime() ?? 0
    if (checkedAt <= Math.max(context.clock.now().getTime() - day, resource.updatedAt.getTime())) await checkResources(context, [resource])
  },
})
