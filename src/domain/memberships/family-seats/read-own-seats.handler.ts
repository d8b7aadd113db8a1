import { people } from '../../people/people.collection'
import { callerOf, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { isAdmitted, membershipState, memberWithoutGapUntil, paidUntil } from '../membership-state'
import { terms } from '../memberships.collection'
import { membershipSeats, type Seat } from './membership-seats.collection'
import { seatedIn } from './memberships-of-person'
import { confirmedAddress } from './seat-permissions'
import { type OwnSeat, readOwnSeats } from './seats.contract'

export const readOwnSeatsHandler = defineHandler(readOwnSeats, async context => {
  const { systemRecords } = context
  const { pid } = callerOf(context).claims
  const address = await confirmedAddress(context)
  const [accepted, given] = await Promise.all([
    pid === undefined ? [] : systemRecords.find(membershipSeats, { where: [['personId', '==', pid]] }),
    address === undefined ? [] : systemRecords.find(membershipSeats, { where: [['email', '==', address]] }),
  ])
  const invited = given.filter(({ status }) => status === 'invited')
  const seats = await Promise.all([...accepted, ...invited].map(seat => shown(context, seat)))
  return { seats: seats.flat() }
})

async function shown(context: HandlerContext, { id, membershipId, holderId, status, card }: Seat): Promise<readonly OwnSeat[]> {
  const { systemRecords } = context
  const [found, holder, entered, today] = await Promise.all([
    seatedIn(systemRecords, membershipId),
    systemRecords.get(people, holderId),
    systemRecords.find(terms, { params: { membership: membershipId } }),
    context.today(),
  ])
  if (!found) return []
  const { membership, product, seats } = found
  const state = membershipState(entered, membership.suspensions, today, product?.graceDays)
  const [until, cardUntil] = [paidUntil(entered), memberWithoutGapUntil(entered, today)]
  const seat: OwnSeat = {
    id,
    status,
    membershipId,
    holder: holder?.names.display ?? '',
    product: product?.name ?? 'Membership',
    level: product?.levels.find(({ key }) => key === membership.level)?.name ?? membership.level,
    counts: isAdmitted(state) && seats.some(other => other.id === id),
    ...(until !== undefined && { until }),
    ...(cardUntil !== undefined && { cardUntil }),
    ...(card && { serial: card.serial }),
  }
  return [seat]
}
