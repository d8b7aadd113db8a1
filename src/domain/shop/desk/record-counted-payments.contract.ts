import * as v from 'valibot'
import { maxPasted } from '../../memberships/adding/pasted-people'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Why a payment of a counted pile was not recorded. `paid-before`: other money was recorded for the order. */
export const notRecordedReasons = ['payment-twice', 'order-over', 'paid-before'] as const

/**
 * Records that each of these orders was paid in full by cash or check, out of one pile of money that staff counted. Refuses with
 * `batch-disagrees` if the orders do not match the counted number and total, and then records nothing. A payment that may be the same as one of
 * the last ten minutes, and one for an order that has ended, are left and named; the others are recorded.
 */
export const recordCountedPayments = cloudFunction({
  name: 'recordCountedPayments',
  heavy: true,
  repeatable: 'an order that is paid by hand is not paid again',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(60) },
  input: v.strictObject({
    /** `YYYY-MM-DD`; not in the future. */
    receivedOn: v.pipe(v.string(), v.isoDate()),
    payments: v.pipe(
      v.array(
        v.strictObject({
          orderId: recordId,
          method: v.picklist(['cash', 'cheque']),
          /** The number of a check, or a note. */
          ref: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))),
        }),
      ),
      v.minLength(1),
      v.maxLength(maxPasted),
    ),
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    totalCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  output: v.strictObject({
    recorded: v.number(),
    left: v.array(v.strictObject({ orderId: v.string(), reason: v.picklist(notRecordedReasons) })),
  }),
})
export type CountedPayments = v.InferOutput<typeof recordCountedPayments.input>
