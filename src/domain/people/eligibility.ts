import { collection, type StoredOf } from '../shared/collection'
import { choice, instant, localDate, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const eligibilityStates = machine({
  pending: { accept: 'accepted', reject: 'rejected' },
  accepted: { expire: 'expired' },
  rejected: { send: 'pending' },
  expired: { send: 'pending' },
})

export const proofKinds = ['residency', 'studio', 'student', 'nonprofit', 'insurance'] as const

/** Proof of something a price or a place asks for. The file itself is deleted 90 days after the decision. */
export const eligibility = collection({
  path: 'eligibility',
  title: 'Eligibility',
  fields: {
    personId: reference('Person', 'people'),
    kind: choice('Kind', proofKinds),
    filePath: optional(text('File', 300)),
    validUntil: optional(localDate('Valid until')),
    decidedBy: optional(reference('Decided by', 'people')),
    decidedAt: optional(instant('Decided')),
    reason: optional(text('Reason', 300)),
    status: choice('State', statesOf(eligibilityStates)),
  },
  states: eligibilityStates,
  access: readOnly(any(owner('personId'), scope('people'))),
})
export type Eligibility = StoredOf<typeof eligibility>
