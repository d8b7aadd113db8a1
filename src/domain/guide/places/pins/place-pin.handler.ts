import { defineHandler, type HandlerContext } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import { RuleBroken, recordOvertaken } from '../../../shared/records/rule-broken'
import { listings, sites } from '../../listings.collection'
import { auditLockedMove, cityOutlines, pinnedBy, requireOpen } from './pin-access'
import { pinOf, type Spot, sameSpot } from './pin-spot'
import { confirmPin, placePin, snapPin } from './place-pin.contract'

const confirmed = (context: HandlerContext, by: 'staff' | 'owner') => ({ at: context.clock.now(), by })

export const placePinHandler = defineHandler(placePin, async (context, { listingId, pin, seen, reason }) => {
  const before = await context.systemRecords.get(listings, listingId)
  if (!before) throw new Refused('not-found', listingId)
  const place = (await cityOutlines(context, before.editionId)).at(pin)
  await context.records.transact(async within => {
    const { listing, by } = await pinnedBy(context, within, listingId)
    if (sameSpot(listing.pin, pin) && listing.pinConfirmed?.by === by) return
    const site = listing.siteId === undefined ? undefined : await within.get(sites, listing.siteId)
    const now = pinOf(listing, () => site)
    if (!sameSpot(now, seen) && !sameSpot(now, pin)) throw recordOvertaken(listing.pin ? listing : site)
    const { isLocked } = await requireOpen(context, listing, by, reason)
    within.change(listings, listing, {
      pin: { ...pin, confidence: 'confirmed' },
      pinConfirmed: confirmed(context, by),
      neighbourhoodId: listing.neighbourhoodId ?? place.neighbourhoodId,
    })
    if (isLocked) auditLockedMove(within, context, listing, { from: where(now), to: where(pin) }, reason)
  })
  return place
})

const where = (pin: Spot | undefined) => (pin ? `${pin.lat}, ${pin.lng}` : undefined)

export const confirmPinHandler = defineHandler(confirmPin, async (context, { listingId, seen }) => {
  await context.records.transact(async within => {
    const { listing, by } = await pinnedBy(context, within, listingId)
    const site = listing.siteId === undefined ? undefined : await within.get(sites, listing.siteId)
    const pin = pinOf(listing, () => site)
    if (!sameSpot(pin, seen)) throw recordOvertaken(listing.pin ? listing : site)
    if (pin?.confidence === 'centroid') throw new RuleBroken('pin-centroid')
    if (listing.pinConfirmed?.by === by && listing.pin?.confidence !== 'rooftop' && listing.pin?.confidence !== 'interpolated') return
    within.change(listings, listing, {
      ...(listing.pin && { pin: { ...listing.pin, confidence: 'confirmed' as const } }),
      pinConfirmed: confirmed(context, by),
    })
  })
  const listing = await context.systemRecords.get(listings, listingId)
  return (await cityOutlines(context, listing!.editionId)).at(seen)
})

export const snapPinHandler = defineHandler(snapPin, async (context, { listingId, siteId, reason }) => {
  const site = await context.systemRecords.get(sites, siteId)
  if (!site || site.deletedAt) throw new Refused('not-found', siteId)
  const editionId = await context.records.transact(async within => {
    const { listing, by } = await pinnedBy(context, within, listingId)
    if (listing.siteId === siteId && listing.pin === undefined) return listing.editionId
    const { isLocked } = await requireOpen(context, listing, by, reason)
    within.change(listings, listing, {
      siteId,
      pin: undefined,
      address: site.address,
      pinConfirmed: confirmed(context, by),
      neighbourhoodId: site.neighbourhoodId ?? listing.neighbourhoodId,
    })
    if (isLocked) auditLockedMove(within, context, listing, { siteId }, reason)
    return listing.editionId
  })
  return (await cityOutlines(context, editionId)).at(site.pin)
})
