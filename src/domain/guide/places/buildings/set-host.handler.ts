import { people } from '../../../people/people.collection'
import { defineHandler } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import { sites } from '../../listings.collection'
import { followHostOf } from './follow-host'
import { setHost } from './set-host.contract'

export const setHostHandler = defineHandler(setHost, async (context, { siteId, hostId }) => {
  const { former } = await context.once(async within => {
    const site = await within.get(sites, siteId)
    if (!site || site.deletedAt) throw new Refused('not-found', siteId)
    const person = hostId === undefined ? undefined : await within.get(people, hostId)
    if (hostId !== undefined && person?.status !== 'active') throw new Refused('not-found', hostId)
    if (site.hostId !== hostId) within.change(sites, site, { hostId })
    return { former: site.hostId }
  })
  return { listings: await followHostOf(context, siteId, former) }
})
