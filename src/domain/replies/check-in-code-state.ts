import type { Rsvp } from '../events/rsvps.collection'
import type { doorStates } from './read-door-list.contract'

/** What the code of a reply means at the door: of a paid one that does not count any more, the places were paid back. */
export const checkInCodeState = ({ status, orderId }: Pick<Rsvp, 'status' | 'orderId'>): (typeof doorStates)[number] =>
  status === 'cancelled' && orderId !== undefined ? 'refunded' : status

const order: readonly Rsvp['status'][] = ['going', 'attended', 'offered', 'waitlist', 'cancelled']

/** Should two replies have the same code by chance, the first one counts: who can still come before who is there, and they before who is not coming. */
export const byClaim = (a: Pick<Rsvp, 'status'>, b: Pick<Rsvp, 'status'>): number => order.indexOf(a.status) - order.indexOf(b.status)
