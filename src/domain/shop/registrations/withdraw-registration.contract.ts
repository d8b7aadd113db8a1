import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { any, scope, signedIn } from '../../shared/records/policy'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

const withdrawal = v.strictObject({
  /** The registration, and a second one that cannot exist without it. */
  ids: v.array(v.string()),
  /** Cents that would be refunded now. */
  refundCents: v.number(),
  /** Cents paid and not refunded yet. */
  paidCents: v.number(),
  /** Until when payments are refunded: an ISO instant. Absent without such a deadline. */
  refundsUntil: v.exactOptional(v.string()),
})
export type Withdrawal = v.InferOutput<typeof withdrawal>

/** The effects of withdrawing a registration, for its artist and guide staff. Refuses with `illegal-transition` after the print lock. */
export const quoteWithdrawal = cloudFunction({
  name: 'quoteWithdrawal',
  repeatable: onlyReads,
  access: any(signedIn, scope('guide')),
  limit: { account: hourly(300) },
  input: v.strictObject({ id: recordId }),
  output: withdrawal,
})

/**
 * Withdraws a registration: frees its place, cancels an unpaid order, and refunds what `quoteWithdrawal` returned. Refuses with
 * `refund-changed` (`refundCents` now) if that amount has changed, and with `being-paid` while a payment is in progress.
 */
export const withdrawRegistration = cloudFunction({
  name: 'withdrawRegistration',
  repeatable: 'a registration is withdrawn once',
  access: any(signedIn, scope('guide')),
  limit: { account: hourly(60) },
  input: v.strictObject({ id: recordId, seenRefundCents: cents }),
  output: v.strictObject({ refundCents: v.number() }),
})
