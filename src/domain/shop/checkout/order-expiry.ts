import { holdsFor } from './claim-capacity.contract'
import type { NewOrder } from './new-order'

/** Milliseconds to pay an order by card or at the desk, before it expires. */
const paidWithin = 60 * 60_000
/** The same for a check, which comes by mail. */
const chequeWithin = 14 * 86_400_000
/** The same for a charge to a stored card, which is tried again for two weeks. */
const keptWithin = 28 * 86_400_000

/**
 * Until when an order can be paid, and until when its goods are held: for fifteen minutes, or for the whole time to pay at the desk and for
 * known people who send a check. A stranger who promises a check must not keep goods from others.
 */
export function orderTimes(now: Date, method: NewOrder['method'], isKnown: boolean): { readonly payBy: Date; readonly heldUntil: Date } {
  const within = { cheque: chequeWithin, kept: keptWithin, card: paidWithin, desk: paidWithin }[method]
  const payBy = new Date(now.getTime() + within)
  const isHeldLong = method === 'desk' || (method === 'cheque' && isKnown)
  return { payBy, heldUntil: isHeldLong ? payBy : new Date(now.getTime() + holdsFor) }
}
