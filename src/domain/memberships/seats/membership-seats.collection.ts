import { collection, type StoredOf } from '../../shared/records/collection'
import { impersonal, withFacts } from '../../shared/records/field-facts'
import { choice, email, instant, map, optional, reference, text } from '../../shared/records/fields'
import { any, owner, readOnly, scope } from '../../shared/records/policy'
import { machine, statesOf } from '../../shared/records/state-machine'

export const seatStates = machine({ invited: { accept: 'accepted' }, accepted: {} })

/** What a holder enters of somebody in their family. */
export const seatFields = { name: text('Name', 80), email: email('Email') }

/**
 * A place in somebody else's membership. Whoever confirmed the address and accepted is a member while the membership counts; a seat that ends is
 * deleted. How many there may be, the level says.
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
    /** As of a membership. */
    card: impersonal(optional(map('Card', { kid: text('Key', 40), serial: text('Number', 40) }))),
    status: choice('State', statesOf(seatStates)),
  },
  states: seatStates,
  access: readOnly(any(owner('holderId'), owner('personId'), scope('people'))),
})
export type Seat = StoredOf<typeof membershipSeats>
