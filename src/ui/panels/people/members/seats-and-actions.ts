import { type Seat, seatFields } from '../../../../domain/memberships/family-seats/membership-seats.collection'
import { endSeat, inviteSeat } from '../../../../domain/memberships/family-seats/seats.contract'
import { furtherSeats, seatsWithRoom } from '../../../../domain/memberships/family-seats/seats-in-level'
import type { RosterMember } from '../../../../domain/memberships/roster/member'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction } from '../../engine/panel-spec'
import { listOf } from '../../engine/run/list-spec'

/** Whether a membership is, or was, for more than one person. */
export const hasSeats = ({ product, level, seats }: RosterMember) => furtherSeats(product, level) > 0 || seats.length > 0

/** Staff give a seat at the holder's request. */
export const givePlace: PanelAction<RosterMember> = callAction(inviteSeat)({
  label: 'Give a place to somebody',
  on: 'one',
  fits: ({ product, level, seats }) => seats.length < furtherSeats(product, level),
  ask: { what: 'They get an invitation by email, and are a member once they accept it.', fields: seatFields },
  input: ({ id }, person) => ({ membershipId: id, ...person }),
  done: (_, __, { name }) => `We sent ${name} an invitation.`,
})

/** The people with seats in a membership. */
export function seatList({ id: membershipId, product, level, seats }: RosterMember) {
  const further = furtherSeats(product, level)
  const counting = new Set(seatsWithRoom(seats, further).map(({ id }) => id))
  return listOf<Seat>({
    title: `Family, ${seats.length} of ${further}`,
    useRows: () => seats,
    name: ({ name }) => name,
    columns: [
      { name: 'name', label: 'Name', value: ({ name, email }) => `${name}, ${email}` },
      { name: 'status', label: 'State', value: ({ id, status }) => (counting.has(id) ? stateTexts[status] : 'The level has no place for them') },
    ],
    actions: [
      callAction(inviteSeat)({
        label: 'Exchange',
        on: 'one',
        ask: {
          title: 'Exchange the person in this place',
          what: ([seat]) => `${seat!.name} is no member by it any more. We send the other person an invitation.`,
          fields: seatFields,
        },
        input: ({ id }, person) => ({ membershipId, ...person, instead: id }),
        done: (_, __, { name }) => `We sent ${name} an invitation.`,
      }),
      callAction(endSeat)({
        label: 'Remove',
        on: 'one',
        ask: {
          title: 'Remove this person from the membership',
          what: ([seat]) => `${seat!.name} is no member by it any more. Their place is free again.`,
          fields: {},
        },
        input: ({ id }) => ({ seatId: id }),
        done: (_, { name }) => `${name} has no place in it any more.`,
      }),
    ],
    empty: 'Nobody was given a place yet. The holder does that in their dashboard.',
  })
}

const stateTexts = { invited: 'Invited, not accepted yet', accepted: 'Member' } as const
