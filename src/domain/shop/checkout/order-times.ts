import { holdsFor } from './claim-capacity.contract'
import type { CheckoutInput } from './create-checkout.contract'

/** Milliseconds after which an order that nobody paid by card is over. */
const paidWithin = 60 * 60_000
/** The same of a check, which comes by mail. */
const chequeWithin = 14 * 86_400_000

/**
 * Until when an order can be paid, and its goods are held: for fifteen minutes, and for whoever is known and sends a check as long as it can be
 * paid. A stranger who promises a check does not keep goods from others.
 */
export function orderTimes(now: Date, method: CheckoutInput['method'], isKnown: boolean): { readonly payBy: Date; readonly heldUntil: Date } {
  const payBy = new Date(now.getTime() + (method === 'card' ? paidWithin : chequeWithin))
  return { payBy, heldUntil: method === 'cheque' && isKnown ? payBy : new Date(now.getTime() + holdsFor) }
}
