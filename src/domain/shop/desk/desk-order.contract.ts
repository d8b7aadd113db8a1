import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { orderDraft, payerEmail } from '../checkout/order-draft'
import { lineId, pricedLine } from '../checkout/order-view'
import { pricedQuote, refusedQuote } from '../checkout/quote-order.contract'
import { maxLines } from '../order-limits'

/** The days that a membership line brings, if it is paid today. */
const boughtDays = v.strictObject({
  lineId,
  starts: v.string(),
  ends: v.string(),
  /** The last day that they have so far. */
  until: v.exactOptional(v.string()),
})

/**
 * What an order costs a person now, or whoever has the address, with the exact days of its memberships. `payer`: whom the address belongs to.
 * Nothing is stored or held.
 */
export const quoteDeskOrder = cloudFunction({
  name: 'quoteDeskOrder',
  repeatable: onlyReads,
  access: scope('money'),
  limit: { account: hourly(1200) },
  input: v.strictObject({ ...orderDraft.entries, personId: v.exactOptional(recordId), email: v.exactOptional(payerEmail) }),
  output: v.variant('state', [
    v.strictObject({ ...pricedQuote.entries, days: v.array(boughtDays), payer: v.exactOptional(v.string()) }),
    refusedQuote,
  ]),
})
export type DeskQuote = v.InferOutput<typeof quoteDeskOrder.output>

/**
 * Makes an order for a person, or for whoever has the address, and holds its goods for an hour. How it is paid is decided afterwards. The same key
 * is the same order. Refuses as `createCheckout` does, with `order-too-large`, and with `payment-twice` (`orderId`) where an order of the same
 * payer and amount was made in the last ten minutes, unless it is another one.
 */
export const createDeskOrder = cloudFunction({
  name: 'createDeskOrder',
  // Its answer holds what shows the order, which is stored nowhere.
  repeatable: 'its key is the order',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(300) },
  input: v.strictObject({
    ...orderDraft.entries,
    /** Made once for each order. */
    key: v.pipe(v.string(), v.uuid()),
    personId: v.exactOptional(recordId),
    /** The receipt goes there. */
    email: payerEmail,
    /** The total and the lines that staff saw. */
    seenCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    seenLines: v.exactOptional(v.pipe(v.array(pricedLine), v.maxLength(maxLines))),
    /** Staff looked at the order that `payment-twice` named, and this is another one. */
    isAnother: v.exactOptional(v.boolean()),
  }),
  output: v.strictObject({ orderId: v.string(), orderKey: v.string() }),
})
export type DeskOrder = v.InferOutput<typeof createDeskOrder.input>

/**
 * Mails the link by which an order is paid, and keeps the order and its goods for seven more days. Refuses with `order-unknown`, `order-over`,
 * `sold-out` and `payments-off`.
 */
export const sendPaymentLink = cloudFunction({
  name: 'sendPaymentLink',
  access: scope('money'),
  limit: { account: hourly(120), target: { ...hourly(10), of: ({ orderId }) => orderId } },
  input: v.strictObject({ orderId: recordId, orderKey: v.pipe(v.string(), v.maxLength(64)) }),
  output: v.strictObject({ to: v.string(), until: v.string() }),
})
