import { normalEmail } from '../../people/normal-email'
import { people } from '../../people/people.collection'
import { PeopleAtAddresses } from '../../people/people-at-addresses'
import { defineHandler, type HandlerContext, nameOf } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { copyMemberUntil } from '../copy-member-until'
import { membershipProducts } from '../membership-products.collection'
import { membershipState } from '../membership-state'
import { memberships, terms } from '../memberships.collection'
import { membershipSeats } from './membership-seats.collection'
import { managesSeatsOf } from './seat-permissions'
import { inviteSeat } from './seats.contract'
import { furtherSeats } from './seats-in-level'

export const inviteSeatHandler = defineHandler(inviteSeat, async (context, { membershipId, name, instead, ...input }) => {
  const email = normalEmail(input.email)
  const today = await context.today()
  const { seatId, ended } = await context.once(async within => {
    const membership = await within.get(memberships, membershipId)
    if (!membership || !managesSeatsOf(context, membership.personId)) throw new Refused('not-found', membershipId)
    const product = await within.get(membershipProducts, membership.productId)
    const known = await PeopleAtAddresses.read(within, [email], () => '')
    // Read after the membership. Every change of its terms and seats changes it too, so a concurrent change makes this transaction conflict.
    const [entered, all] = await Promise.all([
      context.systemRecords.find(terms, { params: { membership: membershipId } }),
      context.systemRecords.find(membershipSeats, { where: [['membershipId', '==', membershipId]] }),
    ])
    if (!givesSeats.has(membershipState(entered, membership.suspensions, today, product?.graceDays))) throw new RuleBroken('seats-ended')
    const replaced = all.find(seat => seat.id === instead)
    if (instead !== undefined && !replaced) throw new Refused('not-found', instead)
    const others = all.filter(seat => seat !== replaced)
    if (others.length >= furtherSeats(product, membership.level)) throw new RuleBroken('seats-full')
    if (others.some(seat => seat.email === email) || known.find(email) === membership.personId) throw new RuleBroken('seat-taken')
    const id = context.ids.next()
    if (replaced) within.delete(membershipSeats, replaced.id)
    const { personId: holderId } = membership
    within.create(membershipSeats, id, { membershipId, holderId, name, email, invitedAt: context.clock.now(), status: 'invited' })
    within.change(memberships, membership, { since: membership.since })
    return { seatId: id, ended: replaced?.personId }
  })
  if (ended !== undefined) await copyMemberUntil(context, [ended])
  await mailInvitation(context, seatId)
  return { seatId }
})

/** States in which a membership can have seats. */
const givesSeats: ReadonlySet<string> = new Set(['current', 'grace', 'future'])

/** Mails each seat's invitation once. It contains nothing that the holder typed except the address. */
async function mailInvitation(context: HandlerContext, seatId: string): Promise<void> {
  const seat = await context.systemRecords.get(membershipSeats, seatId)
  if (!seat) return
  const holder = await context.systemRecords.get(people, seat.holderId)
  const organisation = await nameOf(context)
  const by = holder?.names.display ?? 'A member'
  await context.mailer.send({
    to: seat.email,
    subject: `${by} shares a membership of ${organisation} with you`,
    text: [
      `${by} has a membership of ${organisation} for several people, and gave you a place in it. It costs you nothing.`,
      'To accept it, join with this email address, or sign in. Confirm the address, then open Membership in your dashboard.',
      'If you do not want it, you can decline it there, or ignore this email.',
    ].join('\n\n'),
    link: '/dashboard/membership',
    event: `seat ${seatId}`,
  })
}
