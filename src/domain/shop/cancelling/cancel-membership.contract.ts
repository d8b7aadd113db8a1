import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** The maximum number of memberships in one call. */
export const maxCancellations = 100

/**
 * Why a membership cannot be canceled with a refund. `paid-unknown`: its order was never paid. `disputed`: the payer's bank demanded a
 * payment back, or already has it.
 */
export const whyNotCancelled = ['unknown', 'no-days', 'paid-unknown', 'disputed'] as const

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))
const day = v.pipe(v.string(), v.isoDate())

/** What canceling these memberships today would refund, and their last day afterwards. Writes nothing. */
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
        /** The last day afterwards; absent if no day was used. */
        end: v.exactOptional(v.string()),
        /** The refund of each order, in cents. `isByHand`: staff have to pay it back themselves. */
        refunds: v.array(v.strictObject({ orderId: v.string(), cents, isByHand: v.boolean() })),
      }),
    ),
  }),
})
export type PlannedCancellation = v.InferOutput<typeof previewCancellations.output>['rows'][number]

/**
 * Ends a membership today and refunds the days that were paid and not used, each payment once. Used days stay, and automatic renewal ends.
 * Refuses with `not-cancelled` (`reason`), and with `record-overtaken` if its last day or the refund is not what the caller saw.
 */
export const cancelMembership = cloudFunction({
  name: 'cancelMembership',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(1000) },
  input: v.strictObject({ membershipId: recordId, lastDay: day, seenCents: cents, reason }),
  output: v.strictObject({
    cents,
    /** Number of refunds that the provider has not made yet, or could not make: staff see them in the ledger. */
    waiting: v.number(),
  }),
})
