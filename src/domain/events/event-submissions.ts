import { collection } from '../shared/collection'
import { choice, flag, open, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, role } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const eventSubmissionStates = machine({
  pending: { approve: 'approved', requestChanges: 'changes', reject: 'rejected' },
  changes: { submit: 'pending' },
  approved: {},
  rejected: {},
})

/** A wish to publish an event or a change of one, and what became of it. Nobody decides on their own. */
export const eventSubmissions = collection({
  path: 'eventSubmissions',
  title: 'Submitted events',
  fields: {
    eventId: reference('Event', 'events'),
    submittedBy: reference('Submitted by', 'people'),
    /** Field by field, before and after. */
    diff: open<{ readonly [field: string]: readonly [before: unknown, after: unknown] }>('Changes'),
    reviewerId: optional(reference('Reviewed by', 'people')),
    reason: optional(text('Reason', 500)),
    trusted: flag('Trusted'),
    status: choice('State', statesOf(eventSubmissionStates)),
  },
  states: eventSubmissionStates,
  access: readOnly(any(owner('submittedBy'), role('admin'))),
})
