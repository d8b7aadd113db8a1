import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { any, scope, signedIn } from '../../shared/records/policy'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

const withdrawal = v.strictObject({
  /** It, and a second registration that cannot stand without it. */
  ids: v.array(v.string()),
  /** What is paid back now. */
  refundCents: v.number(),
  /** What was paid for them and not paid back yet. */
  paidCents: v.number(),
  /** Until when what was paid is paid back: an ISO instant. Absent where there is no such deadline. */
  refundsUntil: v.exactOptional(v.string()),
})
export type Withdrawal = v.InferOutput<typeof withdrawal>

/** What withdrawing a registration would do, for its artist and guide staff. Refuses with `illegal-transition` from the print lock on. */
export const quoteWithdrawal = cloudFunction({
  name: 'quoteWithdrawal',
  repeatable: onlyReads,
  access: any(signedIn, scope('guide')),
  limit: { account: hourly(300) },
  input: v.strictObject({ id: recordId }),
  output: withdrawal,
})

/**
 * Withdraws it: gives up its place, which goes to whoever waits for it, ends an order that is not paid, and pays back what the quote said. Refuses with
 * `refund-changed` (`refundCents` now) where that is another amount by now, and with `being-paid` while a payment is on its way.
 */
export const withdrawRegistration = cloudFunction({
  name: 'withdrawRegistration',
  repeatable: 'a registration is withdrawn once',
  access: any(signedIn, scope('guide')),
  limit: { account: hourly(60) },
  input: v.strictObject({ id: recordId, seenRefundCents: cents }),
  output: v.strictObject({ refundCents: v.number() }),
})
