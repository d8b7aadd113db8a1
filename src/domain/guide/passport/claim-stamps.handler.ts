import { passport } from '../../people/passport.collection'
import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { localMoment } from '../../shared/time/local-day'
import { editions } from '../editions.collection'
import { listings } from '../listings.collection'
import { cardOpenings } from '../reading/card-openings'
import { claimStamps } from './claim-stamps.contract'
import { stampId } from './stamp-codes'
import { stampDay } from './stamp-day'

/** Stamps of one call; the next call moves the others. */
const maxStamps = 200

export const claimStampsHandler = defineHandler(claimStamps, async (context, { deviceId }) => {
  const personId = callingPerson(context)
  const { systemRecords: records } = context
  const found = await records.find(passport, { where: [['deviceId', '==', deviceId]], limit: maxStamps })
  let claimed = 0
  for (const { id, listingId, editionId, at, method } of found) {
    const listing = await records.get(listings, listingId)
    const tz = (await records.get(editions, editionId))?.tz ?? 'UTC'
    const moment = localMoment(at, tz)
    const day = stampDay(cardOpenings(listing?.openings ?? [], tz), moment) ?? moment.date
    const own = await stampId(context, listingId, day, { personId })
    claimed += await records.transact(async within => {
      // Another call may have moved it meanwhile.
      if (!(await within.get(passport, id))) return 0
      const isKept = listing?.ownerIds.includes(personId) === true || (await within.get(passport, own)) !== undefined
      within.delete(passport, id)
      if (isKept) return 0
      within.create(passport, own, { personId, listingId, editionId, at, method })
      return 1
    })
  }
  return { claimed }
})
