import { holdsFor } from './claim-capacity.contract'
import type { NewOrder } from './new-order'

/** Milliseconds after which an order that nobody paid by card, or at the desk, is over. */
const paidWithin = 60 * 60_000
/** The same of a check, which comes by mail. */
const chequeWithin = 14 * 86_400_000
/** The same of what is charged to a kept card, which is tried again for two weeks. */
const keptWithin = 28 * 86_400_000

/**
 * Until when an order can be paid, and its goods are held: for fifteen minutes, and as long as it can be paid for whoever is known and sends a
 * check, and at the desk. A stranger who promises a check does not keep goods from others.
 */
export function orderTimes(now: Date, method: NewOrder['method'], isKnown: boolean): { readonly payBy: Date; readonly heldUntil: Date } {
  const within = { cheque: chequeWithin, kept: keptWithin, card: paidWithin, desk: paidWithin }[method]
  const payBy = new Date(now.getTime() + within)
  const isHeldLong = method === 'desk' || (method === 'cheque' && isKnown)
  return { payBy, heldUntil: isHeldLong ? payBy : new Date(now.getTime() + holdsFor) }
}
