import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../../shared/functions/cloud-function'
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
 * Makes the order, holds its goods for fifteen minutes, and starts its payment. The same key is the same order, however often it is sent.
 * Refuses with `price-changed` (`lines` that changed, and `totalCents` now), `order-refused` (`refusals`: every reason), `sold-out` (`lines`, with
 * how many are left), `payments-off` where a card cannot be charged, and `order-over` where the order of this key has ended unpaid. Nothing to
 * pay: the order is paid at once.
 */
export const createCheckout = cloudFunction({
  name: 'createCheckout',
  // Its answer holds what pays and shows the order, which is stored nowhere.
  repeatable: 'its key is the order',
  access: anyone,
  limit: { network: hourly(60), account: hourly(60), target: { ...hourly(30), of: ({ email }) => email } },
  input: v.strictObject({
    ...orderDraft.entries,
    /** Made by the browser once for each cart that is paid. */
    key: v.pipe(v.string(), v.uuid()),
    email: payerEmail,
    /** The total that the payer saw, in cents. */
    seenCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    method: v.picklist(['card', 'cheque']),
    /** The lines that the payer saw, as `quoteOrder` gave them, so that a refusal can say what has changed. */
    seenLines: v.exactOptional(v.pipe(v.array(pricedLine), v.maxLength(maxLines))),
    /** They accept the current terms; the versions are pinned to the order. */
    accepts: v.literal(true),
  }),
  output: v.strictObject({
    orderId: v.string(),
    /** With it somebody without an account sees the order. It follows from `key`, so a retry is given the same one. */
    orderKey: v.string(),
    payment: startedPayment,
  }),
})
export type CheckoutInput = v.InferOutput<typeof createCheckout.input>
export type Checkout = v.InferOutput<typeof createCheckout.output>

/** An order for whoever paid for it: by its key, or as its owner. Refuses all others with `order-unknown`. */
export const readOrder = cloudFunction({
  name: 'readOrder',
  repeatable: onlyReads,
  access: anyone,
  limit: { network: hourly(1200), account: hourly(1200) },
  input: v.strictObject({ orderId: anOrderId, orderKey: v.exactOptional(v.pipe(v.string(), v.maxLength(64))) }),
  output: orderView,
})

/** Holds the goods of an order that is not paid yet for fifteen more minutes. Refuses with `sold-out` (the lines) and `order-unknown`. */
export const holdAgain = cloudFunction({
  name: 'holdAgain',
  repeatable: 'it sets when the same holds end',
  access: anyone,
  limit: { network: hourly(120), account: hourly(60) },
  input: readOrder.input,
  output: v.strictObject({ until: v.string() }),
})

/**
 * How to go on paying an order that waits, for its payer on any device. Refuses with `order-unknown`, `order-over` and `payments-off`; nothing is
 * left to pay where it is paid.
 */
export const continueCheckout = cloudFunction({
  name: 'continueCheckout',
  // Its answer holds what pays, which is stored nowhere.
  repeatable: 'an order has one payment',
  access: anyone,
  limit: { network: hourly(120), account: hourly(60) },
  input: readOrder.input,
  output: startedPayment,
})
