import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Pays an order with a payment whose message names no order of ours. The provider is asked for the payment. Refuses with `payment-unmatched` where the
 * message was acted on, the provider has no such payment, or it is not the total of an order that waits for its payment; with `payment-twice` where
 * the order's own payment by card cannot be canceled any more.
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
    /** How staff know that it is for this order. */
    reason,
  }),
  output: v.strictObject({ paymentId: v.string() }),
})
export type PaymentMatch = v.InferOutput<typeof matchPayment.input>
