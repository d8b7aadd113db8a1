import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, impersonal, instant, integer, optional, reference, text } from '../shared/records/fields'
import { any, nobody, owner, readOnly, role } from '../shared/records/policy'

const holdable = choice('Of', ['site', 'event', 'perk', 'stock', 'ad'])
export const holdStates = machine({
  held: { confirm: 'confirmed', release: 'released' },
  confirmed: {},
  /** The same reservation, renewed if enough pieces are left. */
  released: { hold: 'held', confirm: 'confirmed' },
})

/**
 * A place or item reserved while somebody pays. The id is the key of `claimCapacity`, or `{order}-{line}`. Held pieces are subtracted from
 * the product's `stock` at once; a lapsed hold is released by a job, or by the next buyer who needs its pieces.
 */
export const holds = collection({
  path: 'holds',
  title: 'Holds',
  privacy: 'impersonal',
  notAudited: 'reservations that last minutes, while somebody pays',
  keptFor: { days: 400, since: 'until', because: 'a refund within a year puts back what its hold took' },
  fields: {
    kind: holdable,
    ref: text('What', 128),
    pieces: integer('Pieces', 20, 1),
    /** For sold pieces: how many were returned with a refund. */
    back: optional(integer('Back', 20)),
    until: instant('Until'),
    status: choice('State', statesOf(holdStates)),
  },
  states: holdStates,
  access: readOnly(nobody),
})

export const waitingStates = machine({
  waiting: { offer: 'offered', leave: 'left' },
  offered: { accept: 'accepted', lapse: 'waiting' },
  accepted: {},
  left: {},
})

/** A person waiting for a place, in order of time. Written by callables only. */
export const waitlist = collection({
  path: 'waitlist',
  title: 'Waiting lists',
  privacy: 'personal',
  scope: 'content',
  fields: {
    personId: reference('Person', 'people'),
    kind: holdable,
    ref: impersonal(text('What', 128)),
    since: instant('Since'),
    offeredUntil: optional(instant('Offer valid until')),
    status: choice('State', statesOf(waitingStates)),
  },
  states: waitingStates,
  access: readOnly(any(owner('personId'), role('admin'))),
})
