import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { anyone } from '../../shared/records/policy'
import { maxLines } from '../order-limits'
import { anOrderId, orderDraft, payerEmail } from './order-draft'
import { orderView, pricedLine } from './order-view'

const startedPayment = v.variant('by', [
  v.strictObject({ by: v.literal('card'), provider: v.picklist(['stripe', 'simulated']), clientSecret: v.string() }),
  v.strictObject({ by: v.literal('cheque') }),
  v.strictObject({ by: v.literal('nothing') }),
])

/**
 * Creates the order, holds its goods for fifteen minutes, and starts its payment. A repeated call with the same key returns the same order.
 * Refuses with `price-changed` (changed `lines`, current `totalCents`), `order-refused` (`refusals`: every reason), `sold-out` (`lines`, with
 * how many are left), `payments-off` if a card cannot be charged, and `order-over` if the order of this key has ended unpaid. An order
 * without anything to pay is paid at once.
 */
export const createCheckout = cloudFunction({
  name: 'createCheckout',
  // The response contains the payment's secret and the order's key, which must not be stored.
  repeatable: 'its key is the order',
  access: anyone,
  limit: { network: hourly(60), account: hourly(60), target: { ...hourly(30), of: ({ email }) => email } },
  input: v.strictObject({
    ...orderDraft.entries,
    /** Created by the browser, once per attempt to pay a cart. */
    key: v.pipe(v.string(), v.uuid()),
    email: payerEmail,
    /** The total that the payer saw, in cents. */
    seenCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    method: v.picklist(['card', 'cheque']),
    /** The lines that the payer saw, as `quoteOrder` gave them, so that a refusal can say what has changed. */
    seenLines: v.exactOptional(v.pipe(v.array(pricedLine), v.maxLength(maxLines))),
    /** The payer accepts the current terms; their versions are stored in the order. */
    accepts: v.literal(true),
  }),
  output: v.strictObject({
    orderId: v.string(),
    /** The key with which a payer without an account opens the order. Derived from `key`, so a retry returns the same one. */
    orderKey: v.string(),
    payment: startedPayment,
    /** As `readOrder` answers it, so that the page needs to ask nothing more. */
    order: orderView,
  }),
})
export type CheckoutInput = v.InferOutput<typeof createCheckout.input>
export type Checkout = v.InferOutput<typeof createCheckout.output>

/** An order for its payer, identified by the order's key or as its owner. Refuses all others with `order-unknown`. */
export const readOrder = cloudFunction({
  name: 'readOrder',
  repeatable: onlyReads,
  access: anyone,
  limit: { network: hourly(1200), account: hourly(1200) },
  input: v.strictObject({ orderId: anOrderId, orderKey: v.exactOptional(v.pipe(v.string(), v.maxLength(64))) }),
  output: orderView,
})

/** Holds the goods of an unpaid order for fifteen more minutes. Refuses with `sold-out` (the lines) and `order-unknown`. */
export const holdAgain = cloudFunction({
  name: 'holdAgain',
  repeatable: 'it sets when the same holds end',
  access: anyone,
  limit: { network: hourly(120), account: hourly(60) },
  input: readOrder.input,
  output: v.strictObject({ until: v.string() }),
})

/**
 * How to continue paying a pending order, for its payer on any device. Refuses with `order-unknown`, `order-over` and `payments-off`. For a
 * paid order it returns that nothing is left to pay.
 */
export const continueCheckout = cloudFunction({
  name: 'continueCheckout',
  // The response contains the payment's secret, which must not be stored.
  repeatable: 'an order has one payment',
  access: anyone,
  limit: { network: hourly(120), account: hourly(60) },
  input: readOrder.input,
  output: startedPayment,
})
