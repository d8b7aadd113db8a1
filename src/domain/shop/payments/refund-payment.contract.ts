import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { lineId } from '../checkout/order-view'
import { maxLines, maxPieces } from '../order-limits'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const refundedLine = v.union([v.strictObject({ lineId, pieces: whole(1, maxPieces) }), v.strictObject({ lineId, cents: whole(1, 100_000_000) })])

/**
 * Refunds lines of a payment, by returned pieces or by an amount that includes its tax. Terms, gifts and stock follow. Refuses with
 * `refund-refused` if less is left, if the payment is disputed, if unused days of a membership paid for an upgrade, and if there is a refund
 * that the caller had not seen, so that two people who refund at once make one refund. A payment by cash or check is recorded as paid back;
 * staff hand over the money.
 */
export const refundPayment = cloudFunction({
  name: 'refundPayment',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(120) },
  input: v.strictObject({
    paymentId: recordId,
    /** Cents already refunded of this payment when the caller looked. */
    seenRefundedCents: whole(0, 100_000_000),
    lines: v.pipe(v.array(refundedLine), v.minLength(1), v.maxLength(maxLines)),
    reason,
    /** For a card payment: the money goes back by check, for example because the card is closed. */
    byHand: v.exactOptional(v.boolean()),
  }),
  output: v.strictObject({
    refundId: v.string(),
    /** `pending`: the bank has not made the refund yet. */
    state: v.picklist(['made', 'pending']),
    cents: v.number(),
  }),
})
export type RefundInput = v.InferOutput<typeof refundPayment.input>
