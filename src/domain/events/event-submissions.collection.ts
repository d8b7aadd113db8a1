import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { actor, boolean, choice, forgotten, impersonal, json, optional, reference, text, withFacts } from '../shared/records/fields'
import { any, owner, readOnly, role } from '../shared/records/policy'

export const eventSubmissionStates = machine({
  pending: { approve: 'approved', requestChanges: 'changes', reject: 'rejected' },
  changes: { submit: 'pending' },
  approved: {},
  rejected: {},
})

/** An event, or a change of one, that was submitted for publication, and the decision about it. Nobody decides on their own submission. */
export const eventSubmissions = collection({
  path: 'eventSubmissions',
  title: 'Submitted events',
  privacy: 'personal',
  scope: 'content',
  whenForgotten: 'anonymise',
  fields: {
    eventId: reference('Event', 'events'),
    submittedBy: reference('Submitted by', 'people'),
    /** The organizer's name when it was submitted: staff of events may not read people. */
    organizer: withFacts(text('Host', 80), { whenForgotten: { becomes: 'A former member' } }),
    /** The previous and new value of each field. */
    diff: withFacts(json<{ readonly [field: string]: readonly [before: unknown, after: unknown] }>('Changes'), {
      privacy: 'impersonal',
      whenForgotten: { becomes: {} },
    }),
    reviewerId: optional(actor('Reviewed by')),
    reason: forgotten(impersonal(optional(text('Reason', 500)))),
    trusted: boolean('Trusted'),
    status: choice('State', statesOf(eventSubmissionStates)),
  },
  states: eventSubmissionStates,
  access: readOnly(any(owner('submittedBy'), role('admin'))),
})
export type EventSubmission = StoredOf<typeof eventSubmissions>
