import * as v from 'valibot'
import { giftRange } from '../../giving/gift-limits-and-card-fee'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { payerEmail } from '../checkout/order-draft'

/** Maximum number of gifts in one batch. */
export const maxGifts = 50

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

const common = {
  /** The giver; an unknown one is identified by the address. */
  personId: v.exactOptional(recordId),
  email: v.exactOptional(payerEmail),
  /** The campaign or fund of the gift. */
  causeId: recordId,
  tribute: v.exactOptional(v.strictObject({ kind: v.picklist(['honour', 'memory']), name: line(80) })),
  anonymous: v.exactOptional(v.boolean()),
  /** The name for the public donor wall, if the giver agreed to be named. */
  shownAs: v.exactOptional(line(80)),
  softCredits: v.exactOptional(v.pipe(v.array(recordId), v.maxLength(10))),
}

const enteredGift = v.variant('how', [
  v.strictObject({
    ...common,
    how: v.picklist(['cheque', 'cash']),
    amountCents: v.pipe(v.number(), v.integer(), v.minValue(giftRange.minCents), v.maxValue(giftRange.maxCents)),
    /** The number of a check, or a note. */
    ref: v.exactOptional(line(80)),
    /** The pledge that it pays; the giver is then the one who pledged. */
    pledgeId: v.exactOptional(recordId),
  }),
  /** Goods have a description, and no value anywhere. */
  v.strictObject({ ...common, how: v.literal('goods'), description: line(300), isOwnWork: v.exactOptional(v.boolean()) }),
])
export type EnteredGift = v.InferOutput<typeof enteredGift>

/**
 * Records gifts that came by check, in cash or as goods: each gift of money becomes a paid order. Refuses with `batch-disagrees` if the gifts
 * do not match the counted number and total, and then records nothing. A repeated call with the same key records each gift once; other gifts
 * under the same key are refused (`batch-recorded`). Refuses as `createDeskOrder` does with `order-refused` and `payment-twice`.
 */
export const recordGifts = cloudFunction({
  name: 'recordGifts',
  repeatable: 'each gift has an order or a record by the key of its batch',
  access: scope('money'),
  recentSignIn: () => true,
  limit: { account: hourly(300) },
  input: v.strictObject({
    /** Created once per batch. */
    key: v.pipe(v.string(), v.uuid()),
    /** `YYYY-MM-DD`; not in the future. */
    receivedOn: v.pipe(v.string(), v.isoDate()),
    gifts: v.pipe(v.array(enteredGift), v.minLength(1), v.maxLength(maxGifts)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    totalCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Staff checked the payment that `payment-twice` named: this is a different one. */
    isAnother: v.exactOptional(v.boolean()),
  }),
  output: v.strictObject({ recorded: v.number() }),
})
export type GiftBatch = v.InferOutput<typeof recordGifts.input>
