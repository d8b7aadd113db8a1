import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

const common = {
  orderId: recordId,
  /** `YYYY-MM-DD`; not in the future. */
  receivedOn: v.pipe(v.string(), v.isoDate()),
  /** The number of a check, or a note. */
  ref: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))),
  /** Staff checked the payment that `payment-twice` named: this is a different one. */
  isAnother: v.exactOptional(v.boolean()),
}

/**
 * Records that an order was paid in full by cash or check, or is given for free (`comp`, with the reason). A started card payment is canceled
 * first. Refuses with `payment-twice` if the same amount was recorded for the same payer in the last ten minutes, unless `isAnother`, and if
 * the card payment can no longer be canceled.
 */
export const recordManualPayment = cloudFunction({
  name: 'recordManualPayment',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(300) },
  input: v.variant('method', [
    v.strictObject({ ...common, method: v.picklist(['cash', 'cheque']) }),
    v.strictObject({ ...common, method: v.literal('comp'), reason }),
  ]),
  output: v.strictObject({
    paymentId: v.string(),
    /** Cents to pay back to the payer, because lines were sold out meanwhile. */
    backCents: v.number(),
  }),
})
export type ManualPayment = v.InferOutput<typeof recordManualPayment.input>
