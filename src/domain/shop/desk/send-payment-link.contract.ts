import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Mails the payment link of an order, and holds the order and its goods for seven more days. Refuses with `order-unknown`, `order-over`,
 * `sold-out` and `payments-off`.
 */
export const sendPaymentLink = cloudFunction({
  name: 'sendPaymentLink',
  access: scope('money'),
  limit: { account: hourly(120), target: { ...hourly(10), of: ({ orderId }) => orderId } },
  input: v.strictObject({ orderId: recordId, orderKey: v.pipe(v.string(), v.maxLength(64)) }),
  output: v.strictObject({ to: v.string(), until: v.string() }),
})
