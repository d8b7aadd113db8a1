import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { anyone, scope } from '../../shared/records/policy'

/**
 * A buyer asks for their money back and says why; staff then refund or decline. Asking again changes the reason. Refuses with `order-unknown`, and
 * with `refund-refused` where nothing is left of what was paid or staff declined already.
 */
export const askRefund = cloudFunction({
  name: 'askRefund',
  repeatable: 'an order is asked about once',
  access: anyone,
  limit: { network: hourly(60), account: hourly(30), target: { ...hourly(5), of: ({ orderId }) => orderId } },
  input: v.strictObject({ orderId: recordId, orderKey: v.exactOptional(v.pipe(v.string(), v.maxLength(64))), reason }),
  output: v.strictObject({}),
})

/** Says no to a refund that was asked for, with a sentence that the buyer is mailed. Refuses with `record-overtaken` where nobody asks by now. */
export const declineRefund = cloudFunction({
  name: 'declineRefund',
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({ orderId: recordId, answer: reason }),
  output: v.strictObject({}),
})
