import { defineHandler } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { editions } from '../../editions.collection'
import { sites } from '../../listings.collection'
import { places } from '../../registering/places.collection'
import { setCapacity } from './set-capacity.contract'

export const setCapacityHandler = defineHandler(setCapacity, async ({ records, systemRecords }, { siteId, capacity, units }) => {
  const open = (await systemRecords.find(editions)).filter(({ status }) => status !== 'archived')
  return records.transact(async within => {
    const site = await within.get(sites, siteId)
    if (!site || site.deletedAt) throw new Refused('not-found', siteId)
    const inEditions = await Promise.all(open.map(({ id }) => within.get(places, siteId, { edition: id })))
    const taken = Math.max(0, ...inEditions.map(one => one?.takenBy.length ?? 0))
    if (taken > capacity) throw new RuleBroken('capacity-taken', { taken })
    if (site.capacity !== capacity || (units && units.join('\n') !== site.units?.join('\n')))
      within.change(sites, site, { capacity, ...(units && { units: [...units] }) })
    return { taken }
  })
})
