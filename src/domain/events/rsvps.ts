import { collection } from '../shared/collection'
import { choice, instant, list, reference, text } from '../shared/fields'
import { any, contains, owner, readOnly, role } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const rsvpStates = machine({
  going: { cancel: 'cancelled', attend: 'attended' },
  waitlist: { offer: 'offered', cancel: 'cancelled' },
  offered: { accept: 'going', lapse: 'waitlist', cancel: 'cancelled' },
  cancelled: { rejoin: 'waitlist' },
  attended: {},
})

/** Somebody wants to come. Places are counted in `claimCapacity`; who waits is served in order of time. */
export const rsvps = collection({
  path: 'rsvps',
  title: 'Replies',
  fields: {
    eventId: reference('Event', 'events'),
    personId: reference('Person', 'people'),
    guests: whole('Guests', 4),
    queuedAt: instant('Since'),
    status: choice('State', statesOf(rsvpStates)),
  },
  states: rsvpStates,
  access: readOnly(any(owner('personId'), role('admin'))),
})

/** What the hosts of an event see of those who come: a name. The id is the reply's. */
export const guestList = collection({
  path: 'events/{event}/guests',
  title: 'Guest lists',
  fields: {
    hostIds: list('Hosts', reference('Person', 'people'), 10),
    name: text('Name', 80),
    guests: whole('Guests', 4),
    status: choice('State', statesOf(rsvpStates)),
  },
  access: readOnly(any(contains('hostIds'), role('admin'))),
})
