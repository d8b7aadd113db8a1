import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** As many as one call looks at. */
export const maxCancellations = 100

/**
 * Why a membership is not ended with a refund. `paid-unknown`: it is of an order that was never paid. `disputed`: its payer's bank has asked for a
 * payment back, or has had it.
 */
export const whyNotCancelled = ['unknown', 'no-days', 'paid-unknown', 'disputed'] as const

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))
const day = v.pipe(v.string(), v.isoDate())

/** What ending these memberships today would pay back, and their last day afterwards. Nothing is written. */
export const previewCancellations = cloudFunction({
  name: 'previewCancellations',
  repeatable: onlyReads,
  access: scope('money'),
  limit: { account: hourly(100) },
  input: v.strictObject({ membershipIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(maxCancellations)) }),
  output: v.strictObject({
    rows: v.array(
      v.strictObject({
        membershipId: v.string(),
        why: v.exactOptional(v.picklist(whyNotCancelled)),
        lastDay: v.exactOptional(v.string()),
        /** The last day afterwards; absent where nothing was used. */
        end: v.exactOptional(v.string()),
        /** By order, in cents; `isByHand`: staff hand it over. */
        refunds: v.array(v.strictObject({ orderId: v.string(), cents, isByHand: v.boolean() })),
      }),
    ),
  }),
})
export type PlannedCancellation = v.InferOutput<typeof previewCancellations.output>['rows'][number]

/**
 * Ends a membership today and pays back the days that were paid and not used, each payment once. What was used stays. It renews itself no more. Refuses with
 * `not-cancelled` (`reason`), and with `record-overtaken` where its last day or what goes back is not what the caller saw.
 */
export const cancelMembership = cloudFunction({
  name: 'cancelMembership',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(1000) },
  input: v.strictObject({ membershipId: recordId, lastDay: day, seenCents: cents, reason }),
  output: v.strictObject({
    cents,
    /** Refunds that the provider has not made yet, or could not make: staff see them in the ledger. */
    waiting: v.number(),
  }),
})
