import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { copyMemberUntil } from '../copy-member-until'
import { memberships } from '../memberships.collection'
import { membershipSeats } from './membership-seats.collection'
import { isForCaller, managesSeatsOf } from './seat-permissions'
import { endSeat } from './seats.contract'

export const endSeatHandler = defineHandler(endSeat, async (context, { seatId }) => {
  const { ended } = await context.once(async within => {
    const seat = await within.get(membershipSeats, seatId)
    if (!seat) return {}
    if (!managesSeatsOf(context, seat.holderId) && !(await isForCaller(context, seat))) throw new Refused('not-found', seatId)
    const membership = await within.get(memberships, seat.membershipId)
    within.delete(membershipSeats, seatId)
    if (membership) within.change(memberships, membership, { since: membership.since })
    return { ...(seat.personId !== undefined && { ended: seat.personId }) }
  })
  if (ended !== undefined) await copyMemberUntil(context, [ended])
  return {}
})
