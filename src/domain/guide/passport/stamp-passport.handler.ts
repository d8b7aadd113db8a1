import { passport } from '../../people/passport.collection'
import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { localMoment } from '../../shared/time/local-day'
import { editions } from '../editions.collection'
import { listings } from '../listings.collection'
import { cardOpenings } from '../reading/card-openings'
import { holderQuery, type StampHolder, stampCode, stampId } from './stamp-codes'
import { stampDay } from './stamp-day'
import { stampPassport } from './stamp-passport.contract'
import { typedStampCode } from './typed-stamp-code'

/** How long a device may keep a stamp before it is sent, in milliseconds. */
const keptOffline = 7 * 86_400_000

/** The most stamps of one passport in an edition that are counted. */
const maxStamps = 2000

export const stampPassportHandler = defineHandler(stampPassport, async (context, { listingId, code, method, at: scanned, deviceId }) => {
  const { systemRecords: records, actor } = context
  const listing = await records.get(listings, listingId)
  // A wrong code must not tell which listings exist.
  if (!listing || listing.deletedAt || typedStampCode(code) !== (await stampCode(context, listing))) throw new RuleBroken('stamp-code-wrong')
  const { pid } = actor?.claims ?? {}
  if (pid !== undefined && listing.ownerIds.includes(pid)) throw new RuleBroken('stamp-own-studio')
  const now = context.clock.now().getTime()
  // A device's clock may be fast; no stamp is of the future.
  const at = new Date(Math.min(Date.parse(scanned), now))
  const tz = (await records.get(editions, listing.editionId))?.tz ?? 'UTC'
  const day = now - at.getTime() > keptOffline ? undefined : stampDay(cardOpenings(listing.openings, tz), localMoment(at, tz))
  if (day === undefined || listing.status !== 'published') throw new RuleBroken('stamp-closed')
  const holder: StampHolder = pid === undefined ? { deviceId } : { personId: pid }
  const { editionId } = listing
  const id = await stampId(context, listingId, day, holder)
  const outcome = await records.transact(async within => {
    if (await within.get(passport, id)) return 'already' as const
    within.create(passport, id, { ...holder, listingId, editionId, at, method })
    return 'stamped' as const
  })
  const stamps = await records.find(passport, { where: [holderQuery(holder), ['editionId', '==', editionId]], limit: maxStamps })
  return { outcome, editionId, studios: new Set(stamps.map(stamp => stamp.listingId)).size }
})
