import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { anyone, scope } from '../../shared/records/policy'

/**
 * A buyer requests a refund with a reason; staff then refund or decline. A repeated request changes the reason. Refuses with `order-unknown`,
 * and with `refund-refused` if nothing is left of the payment or staff declined already.
 */
export const askRefund = cloudFunction({
  name: 'askRefund',
  repeatable: 'an order is asked about once',
  access: anyone,
  limit: { network: hourly(60), account: hourly(30), target: { ...hourly(5), of: ({ orderId }) => orderId } },
  input: v.strictObject({ orderId: recordId, orderKey: v.exactOptional(v.pipe(v.string(), v.maxLength(64))), reason }),
  output: v.strictObject({}),
})

/** Declines a requested refund, with a sentence that is mailed to the buyer. Refuses with `record-overtaken` if the request is no longer open. */
export const declineRefund = cloudFunction({
  name: 'declineRefund',
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({ orderId: recordId, answer: reason }),
  output: v.strictObject({}),
})
