import { auditAction } from '../../audit/audit-action'
import { callerOf, callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { isScoped } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { localMoment } from '../../shared/time/local-day'
import { editions } from '../editions.collection'
import { listings } from '../listings.collection'
import { cardOpenings } from '../reading/card-openings'
import { openDay } from './door-status-now'
import { doorsId, doorsIn, writeDoors } from './door-statuses-of-day'
import { doors } from './doors.collection'
import { setDoorStatus } from './set-door-status.contract'

export const setDoorStatusHandler = defineHandler(setDoorStatus, async (context, { listingId, at: tapped, ...said }) => {
  const by = callingPerson(context)
  const isStaff = isScoped(callerOf(context).claims, 'guide')
  const now = context.clock.now()
  // A device's clock may be fast; no tap is of the future.
  const at = new Date(Math.min(Date.parse(tapped), now.getTime()))
  return context.systemRecords.transact(async within => {
    const listing = await within.get(listings, listingId)
    // Others must not learn that the listing exists.
    if (!listing || listing.deletedAt || !(isStaff || listing.ownerIds.includes(by))) throw new Refused('not-found', listingId)
    const tz = (await within.get(editions, listing.editionId))?.tz ?? 'UTC'
    const openings = cardOpenings(listing.openings, tz)
    const day = openDay(openings, localMoment(at, tz))
    if (day === undefined || listing.status !== 'published') throw new RuleBroken('door-not-today')
    if (day !== openDay(openings, localMoment(now, tz))) return { outcome: 'past' as const }
    const { editionId } = listing
    const id = doorsId(editionId, day, listingId)
    const record = await within.get(doors, id)
    const before = doorsIn([record]).get(listingId)
    if (before && before.state !== 'unopened' && before.at > at) return { outcome: 'older' as const }
    if (before?.at.getTime() === at.getTime() && before.state === said.state) return { outcome: 'set' as const }
    writeDoors(within, id, record, { editionId, day }, new Map([[listingId, { ...said, at }]]))
    const after = { day, ...said, at: at.toISOString() }
    auditAction(within, context, { scope: 'guide', action: 'door.set', entity: doors.path, entityId: listingId, after })
    return { outcome: 'set' as const }
  })
})
