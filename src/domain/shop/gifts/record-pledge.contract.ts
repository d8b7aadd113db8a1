import * as v from 'valibot'
import { giftRange } from '../../giving/gift-limits-and-card-fee'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { payerEmail } from '../checkout/order-draft'

/** Records a pledge, or the expected match of a gift by an employer. No money moves. A repeated call with the same id records one pledge. */
export const recordPledge = cloudFunction({
  name: 'recordPledge',
  repeatable: 'its id is the promise',
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({
    id: recordId,
    /** The person who pledged; an unknown one is identified by the address. */
    personId: v.exactOptional(recordId),
    email: v.exactOptional(payerEmail),
    amountCents: v.pipe(v.number(), v.integer(), v.minValue(giftRange.minCents), v.maxValue(giftRange.maxCents)),
    causeId: recordId,
    dueOn: v.pipe(v.string(), v.isoDate()),
    /** The gift that an employer matches. */
    matchOf: v.exactOptional(recordId),
  }),
  output: v.strictObject({}),
})

/** Writes off the unpaid part of a pledge, with a reason. */
export const writeOffPledge = cloudFunction({
  name: 'writeOffPledge',
  repeatable: 'a promise that is written off stays so',
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({ pledgeId: recordId, reason }),
  output: v.strictObject({}),
})
