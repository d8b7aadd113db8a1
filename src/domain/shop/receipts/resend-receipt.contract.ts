import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Mails the receipt of a payment again, to the address of its order. Refuses with `no-email` if the order has none. */
export const resendReceipt = cloudFunction({
  name: 'resendReceipt',
  access: scope('money'),
  limit: { account: hourly(120), target: { ...hourly(5), of: ({ paymentId }) => paymentId } },
  input: v.strictObject({ paymentId: recordId }),
  output: v.strictObject({ to: v.string() }),
})
