import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { copyMemberUntil } from '../copy-member-until'
import { memberships } from '../memberships.collection'
import { membershipSeats } from './membership-seats.collection'
import { confirmedAddress } from './seat-permissions'
import { acceptSeat } from './seats.contract'

export const acceptSeatHandler = defineHandler(acceptSeat, async (context, { seatId }) => {
  const personId = callingPerson(context)
  const address = await confirmedAddress(context)
  await context.once(async within => {
    const seat = await within.get(membershipSeats, seatId)
    const membership = seat && (await within.get(memberships, seat.membershipId))
    if (!membership) throw new Refused('not-found', seatId)
    if (seat.email !== address) throw new RuleBroken('seat-address')
    if (seat.personId === personId) return
    // Read after the membership. Every change of its seats changes it too, so a concurrent change makes this transaction conflict.
    const all = await context.systemRecords.find(membershipSeats, { where: [['membershipId', '==', membership.id]] })
    if (membership.personId === personId || all.some(other => other.personId === personId)) throw new RuleBroken('seat-taken')
    within.move(membershipSeats, seat, 'accept', { personId })
    within.change(memberships, membership, { since: membership.since })
  })
  await copyMemberUntil(context, [personId])
  return {}
})
