import { defineHandler } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { sites } from '../../listings.collection'
import { setCapacity } from './set-capacity.contract'
import { editionsWithPlaces, placesTaken } from './taken-places'

export const setCapacityHandler = defineHandler(setCapacity, async ({ records, systemRecords }, { siteId, capacity, units }) => {
  const open = await editionsWithPlaces(systemRecords)
  return records.transact(async within => {
    const site = await within.get(sites, siteId)
    if (!site || site.deletedAt) throw new Refused('not-found', siteId)
    const taken = await placesTaken(within, open, siteId)
    if (taken > capacity) throw new RuleBroken('capacity-taken', { taken })
    if (site.capacity !== capacity || (units && units.join('\n') !== site.units?.join('\n')))
      within.change(sites, site, { capacity, ...(units && { units: [...units] }) })
    return { taken }
  })
})
