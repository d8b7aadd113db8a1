import { collection, machine, type StoredOf, statesOf } from '../../shared/records/collection'
import { choice, email, impersonal, instant, map, optional, reference, text, withFacts } from '../../shared/records/fields'
import { any, owner, readOnly, scope } from '../../shared/records/policy'

export const seatStates = machine({ invited: { accept: 'accepted' }, accepted: {} })

/** What the holder enters about a family member. */
export const seatFields = { name: text('Name', 80), email: email('Email') }

/**
 * A place in somebody else's membership. A person who has confirmed the address and accepted is a member as long as the membership counts. A
 * seat that ends is deleted. The level limits their number.
 */
export const membershipSeats = collection({
  path: 'membershipSeats',
  title: 'Family seats',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'delete',
  fields: {
    membershipId: reference('Membership', 'memberships'),
    /** Whose membership it is. */
    holderId: reference('Holder', 'people'),
    ...seatFields,
    email: withFacts(seatFields.email, { tellsWhose: 'also' }),
    /** Who accepted it. */
    personId: optional(reference('Person', 'people')),
    invitedAt: instant('Invited'),
    /** The seat's own card; same fields as the card of a membership. */
    card: impersonal(optional(map('Card', { kid: text('Key', 40), serial: text('Number', 40) }))),
    status: choice('State', statesOf(seatStates)),
  },
  states: seatStates,
  access: readOnly(any(owner('holderId'), owner('personId'), scope('people'))),
})
export type Seat = StoredOf<typeof membershipSeats>
