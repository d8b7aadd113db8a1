import * as v from 'valibot'
import { giftRange } from '../../giving/gift-amount'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { payerEmail } from '../checkout/order-draft'

/** Records what somebody promised, or the match that an employer is expected to pay for a gift. No money moves. The same id is the same promise. */
export const recordPledge = cloudFunction({
  name: 'recordPledge',
  repeatable: 'its id is the promise',
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({
    id: recordId,
    /** Who promised; somebody whom nobody knows yet is named by the address. */
    personId: v.exactOptional(recordId),
    email: v.exactOptional(payerEmail),
    amountCents: v.pipe(v.number(), v.integer(), v.minValue(giftRange.leastCents), v.maxValue(giftRange.mostCents)),
    causeId: recordId,
    dueOn: v.pipe(v.string(), v.isoDate()),
    /** The gift that an employer matches. */
    matchOf: v.exactOptional(recordId),
  }),
  output: v.strictObject({}),
})

/** Gives up what is left of a promise, with the reason. */
export const writeOffPledge = cloudFunction({
  name: 'writeOffPledge',
  repeatable: 'a promise that is written off stays so',
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({ pledgeId: recordId, reason }),
  output: v.strictObject({}),
})
