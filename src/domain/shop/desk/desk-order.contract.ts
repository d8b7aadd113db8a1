import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { orderDraft, payerEmail } from '../checkout/order-draft'
import { lineId, pricedLine } from '../checkout/order-view'
import { pricedQuote, refusedQuote } from '../checkout/quote-order.contract'
import { maxLines } from '../order-limits'

/** The days that a membership line adds, if it is paid today. */
const boughtDays = v.strictObject({
  lineId,
  starts: v.string(),
  ends: v.string(),
  /** The person's current last day. */
  until: v.exactOptional(v.string()),
})

/**
 * The current price of an order for a person, or for whoever has the address, with the exact days of its memberships. `payer`: the owner of
 * the address. Nothing is stored or held.
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
 * Creates an order for a person, or for whoever has the address, and holds its goods for an hour. Its method of payment is decided later. A
 * repeated call with the same key returns the same order. Refuses as `createCheckout` does, with `order-too-large`, and with `payment-twice`
 * (`orderId`) if an order of the same payer and amount was made in the last ten minutes, unless `isAnother`.
 */
export const createDeskOrder = cloudFunction({
  name: 'createDeskOrder',
  // The response contains the order's key, which must not be stored.
  repeatable: 'its key is the order',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(300) },
  input: v.strictObject({
    ...orderDraft.entries,
    /** Created once per order. */
    key: v.pipe(v.string(), v.uuid()),
    personId: v.exactOptional(recordId),
    /** The address for the receipt. */
    email: payerEmail,
    /** The total and the lines that staff saw. */
    seenCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    seenLines: v.exactOptional(v.pipe(v.array(pricedLine), v.maxLength(maxLines))),
    /** Staff checked the order that `payment-twice` named: this is a different one. */
    isAnother: v.exactOptional(v.boolean()),
  }),
  output: v.strictObject({ orderId: v.string(), orderKey: v.string() }),
})
export type DeskOrder = v.InferOutput<typeof createDeskOrder.input>
