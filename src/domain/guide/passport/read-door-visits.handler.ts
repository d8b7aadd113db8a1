import { passport } from '../../people/passport.collection'
import { callerOf, callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { grouped } from '../../shared/grouped'
import { allRecords } from '../../shared/records/all-records'
import { isScoped } from '../../shared/records/policy'
import { localMoment } from '../../shared/time/local-day'
import { editions } from '../editions.collection'
import { listings } from '../listings.collection'
import { countVisitors } from './count-visitors'
import { readDoorVisits } from './read-door-visits.contract'
import { stampCode } from './stamp-codes'

export const readDoorVisitsHandler = defineHandler(readDoorVisits, async (context, { listingIds }) => {
  const by = callingPerson(context)
  const isStaff = isScoped(callerOf(context).claims, 'guide')
  const { systemRecords: records } = context
  const doors = []
  for (const listingId of new Set(listingIds)) {
    const listing = await records.get(listings, listingId)
    // Others must not learn that the listing exists.
    if (!listing || listing.deletedAt || !(isStaff || listing.ownerIds.includes(by))) throw new Refused('not-found', listingId)
    const tz = (await records.get(editions, listing.editionId))?.tz ?? 'UTC'
    const stamps = await allRecords(records, passport, { where: [['listingId', '==', listingId]] })
    const days = [...grouped(stamps, ({ at }) => localMoment(at, tz).date)].sort(([a], [b]) => (a < b ? -1 : 1))
    doors.push({
      listingId,
      code: await stampCode(context, listing),
      visitors: countVisitors(stamps).all,
      days: days.map(([date, ofDay]) => ({ date, stamps: ofDay.length })),
    })
  }
  return { doors }
})
