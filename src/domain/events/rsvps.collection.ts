import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { boolean, choice, impersonal, instant, integer, internal, list, optional, reference, text } from '../shared/records/fields'
import { any, contains, owner, readOnly, role } from '../shared/records/policy'

export const rsvpStates = machine({
  going: { cancel: 'cancelled', attend: 'attended' },
  waitlist: { offer: 'offered', cancel: 'cancelled' },
  offered: { accept: 'going', lapse: 'waitlist', cancel: 'cancelled' },
  cancelled: { rejoin: 'waitlist', reply: 'going' },
  attended: { undo: 'going' },
})

/** States in which a reply takes places: one for the person, and one for each guest. */
export const placeStates = ['going', 'offered', 'attended'] as const
export const takesPlaces = (status: string): boolean => placeStates.some(state => state === status)

/** The most guests of one reply: those of the most places that a line of an order sells. */
const maxGuests = 19

/**
 * A person's reply to an event. Each has at most one free reply, and one for each line of an order that bought places, whose id it has.
 * `EventRepliesTransaction` alone writes it. The waiting list is in order of `queuedAt`.
 */
export const rsvps = collection({
  path: 'rsvps',
  title: 'Replies',
  privacy: 'personal',
  scope: 'content',
  whenForgotten: 'delete',
  fields: {
    eventId: reference('Event', 'events'),
    personId: reference('Person', 'people'),
    guests: impersonal(integer('Guests', maxGuests)),
    /** The order that paid for it. */
    orderId: optional(reference('Order', 'orders')),
    queuedAt: instant('Since'),
    /** Until then an offered place is kept. */
    offeredUntil: optional(instant('Place kept until')),
    /** How many offers were not accepted in time, counting the present one. */
    offers: impersonal(optional(integer('Offers', 9))),
    /** Shown at the door. */
    code: text('Check-in code', 6),
    /** When they came, as it was noted at the door. */
    arrivedAt: optional(instant('Came at')),
    /** The scan of the code that let them in: a device may send it several times. */
    scanId: impersonal(internal(optional(text('Scan', 36)))),
    status: choice('State', statesOf(rsvpStates)),
  },
  states: rsvpStates,
  access: readOnly(any(owner('personId'), role('admin'))),
})

export type Rsvp = StoredOf<typeof rsvps>

/** The guest list as an event's hosts see it: names and codes only. The id is the reply's. */
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
    guests: impersonal(integer('Guests', maxGuests)),
    isPaid: impersonal(optional(boolean('Paid'))),
    code: text('Check-in code', 6),
    status: choice('State', statesOf(rsvpStates)),
  },
  access: readOnly(any(contains('hostIds'), role('admin'))),
})
export type GuestEntry = StoredOf<typeof guestList>
