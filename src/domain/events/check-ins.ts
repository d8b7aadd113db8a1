import { collection } from '../shared/collection'
import { instant, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, role } from '../shared/policy'

/** A card or ticket that was scanned at a door. A scan made offline carries its own id, so that it counts once. */
export const checkIns = collection({
  path: 'checkIns',
  title: 'Check-ins',
  fields: {
    eventId: reference('Event', 'events'),
    personId: reference('Person', 'people'),
    at: instant('When'),
    by: optional(reference('Scanned by', 'people')),
    offlineId: optional(text('Offline number', 64)),
  },
  access: readOnly(any(owner('personId'), role('admin'))),
})
