import { collection } from '../shared/records/collection'
import { impersonal } from '../shared/records/field-facts'
import { choice, instant, list, reference, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { any, contains, owner, readOnly, role } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const rsvpStates = machine({
  going: { cancel: 'cancelled', attend: 'attended' },
  waitlist: { offer: 'offered', cancel: 'cancelled' },
  offered: { accept: 'going', lapse: 'waitlist', cancel: 'cancelled' },
  cancelled: { rejoin: 'waitlist' },
  attended: {},
})

/** A reply to an event. Places are counted in `claimCapacity`; the waiting list is in order of time. */
export const rsvps = collection({
  path: 'rsvps',
  title: 'Replies',
  privacy: 'personal',
  scope: 'content',
  fields: {
    eventId: reference('Event', 'events'),
    personId: reference('Person', 'people'),
    guests: impersonal(integer('Guests', 4)),
    queuedAt: instant('Since'),
    status: choice('State', statesOf(rsvpStates)),
  },
  states: rsvpStates,
  access: readOnly(any(owner('personId'), role('admin'))),
})

/** The guest list as an event's hosts see it: names only. The id is the reply's. */
export const guestList = collection({
  path: 'events/{event}/guests',
  title: 'Guest lists',
  privacy: 'personal',
  scope: 'content',
  idOf: 'rsvps',
  whenForgotten: 'delete',
  fields: {
    hostIds: list('Hosts', reference('Person', 'people'), 10),
    name: text('Name', 80),
    guests: impersonal(integer('Guests', 4)),
    status: choice('State', statesOf(rsvpStates)),
  },
  access: readOnly(any(contains('hostIds'), role('admin'))),
})
