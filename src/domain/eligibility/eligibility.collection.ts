import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { actor, choice, instant, localDate, optional, reference, secret, text } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'

export const eligibilityStates = machine({
  pending: { accept: 'accepted', reject: 'rejected' },
  accepted: { expire: 'expired' },
  rejected: { send: 'pending' },
  expired: { send: 'pending' },
})

export const proofKinds = ['residency', 'studio', 'student', 'nonprofit', 'insurance'] as const

/** Proof of a condition for a price or a place. The file itself is deleted 90 days after the decision. */
export const eligibility = collection({
  path: 'eligibility',
  title: 'Eligibility',
  privacy: 'personal',
  whenForgotten: 'delete',
  fields: {
    personId: reference('Person', 'people'),
    kind: choice('Kind', proofKinds),
    filePath: secret(optional(text('File', 300))),
    validUntil: optional(localDate('Valid until')),
    decidedBy: optional(actor('Decided by')),
    decidedAt: optional(instant('Decided')),
    reason: optional(text('Reason', 300)),
    status: choice('State', statesOf(eligibilityStates)),
  },
  states: eligibilityStates,
  access: readOnly(any(owner('personId'), scope('people'))),
})
export type Eligibility = StoredOf<typeof eligibility>
