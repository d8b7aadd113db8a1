import { maxReason } from '../../shared/functions/reason'
import { collection, machine, type StoredOf, statesOf } from '../../shared/records/collection'
import { actor, choice, impersonal, instant, longText, optional, reference, text } from '../../shared/records/fields'
import { any, owner, readOnly, scope } from '../../shared/records/policy'

export const waiverStates = machine({
  asked: { approve: 'approved', decline: 'declined' },
  approved: { ask: 'asked' },
  declined: { ask: 'asked' },
})

/** A request for a membership without a payment, with a reason. One per person and membership; an approved one leads to a given term. */
export const membershipWaivers = collection({
  path: 'membershipWaivers',
  title: 'Waiver requests',
  privacy: 'personal',
  whenForgotten: 'delete',
  keptFor: { days: 730, since: 'askedAt', because: 'who asks again is answered by what was decided before' },
  fields: {
    personId: reference('Person', 'people'),
    productId: reference('Membership', 'membershipProducts'),
    level: impersonal(text('Level', 30)),
    /** The names of the membership and its level at the time of the request. */
    name: impersonal(text('Asked for', 150)),
    reason: longText('Why they cannot pay', maxReason),
    askedAt: instant('Asked'),
    decidedBy: optional(actor('Decided by')),
    decidedAt: optional(instant('Decided')),
    /** Why it was declined, as mailed to the person. */
    answer: optional(text('Answer', maxReason)),
    status: choice('State', statesOf(waiverStates)),
  },
  states: waiverStates,
  access: readOnly(any(owner('personId'), scope('people'))),
})
export type MembershipWaiver = StoredOf<typeof membershipWaivers>
