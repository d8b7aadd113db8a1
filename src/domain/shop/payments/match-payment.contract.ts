import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Pays an order with a payment whose message names none of our orders. Asks the provider for the payment. Refuses with `payment-unmatched` if
 * the message was already applied, the provider has no such payment, or its amount is not the total of an unpaid order; with `payment-twice`
 * if the order's own card payment can no longer be canceled.
 */
export const matchPayment = cloudFunction({
  name: 'matchPayment',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(120) },
  input: v.strictObject({
    /** The message in the queue. */
    eventId: recordId,
    orderId: recordId,
    /** How staff know that the payment belongs to this order. */
    reason,
  }),
  output: v.strictObject({ paymentId: v.string() }),
})
export type PaymentMatch = v.InferOutput<typeof matchPayment.input>
