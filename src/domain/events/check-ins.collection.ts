import { collection } from '../shared/records/collection'
import { actor, impersonal, instant, optional, reference, text } from '../shared/records/fields'
import { any, owner, readOnly, role } from '../shared/records/policy'

/**
 * A member's card that was scanned at the entrance of an event. An offline scan brings its own id, so that it counts once. Codes of replies and
 * tickets are noted on the reply.
 */
export const checkIns = collection({
  path: 'checkIns',
  title: 'Check-ins',
  privacy: 'personal',
  scope: 'content',
  fields: {
    eventId: reference('Event', 'events'),
    personId: reference('Person', 'people'),
    at: instant('When'),
    by: optional(actor('Scanned by')),
    offlineId: impersonal(optional(text('Offline number', 64))),
  },
  access: readOnly(any(owner('personId'), role('admin'))),
})
