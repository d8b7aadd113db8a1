import * as v from 'valibot'
import { recordId } from '../../shared/records/document-id'
import { emailForm } from '../../shared/text/email-address'
import { maxLines, maxPieces } from '../order-limits'
import { lineId } from './order-view'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const day = v.pipe(v.string(), v.isoDate())
export const payerEmail = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(emailForm), v.maxLength(254))

/** What buyers can order themselves. Registrations and advertisements have their own forms. */
export const boughtKinds = ['product', 'ticket', 'membership', 'donation'] as const

/**
 * A line of a draft. `refId`: for goods and tickets `{product}/{number of the variant}`, for a membership `{membership}/{level}`, for a gift the id of
 * its campaign or fund.
 */
const draftLine = v.strictObject({
  id: lineId,
  kind: v.picklist(boughtKinds),
  refId: v.pipe(v.string(), v.regex(/^[^/]{1,80}(\/[^/]{1,40})?$/)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces)),
  /** For a gift, in cents. */
  amountCents: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(10_000_000))),
  gift: v.exactOptional(
    v.strictObject({
      /** The card is stored, and charged each month until the giver ends it. */
      monthly: v.exactOptional(v.literal(true)),
      designation: v.exactOptional(line(80)),
      tribute: v.exactOptional(
        v.strictObject({
          kind: v.picklist(['honour', 'memory']),
          name: line(80),
          /** The address that gets a mail about the tribute once the gift is paid. */
          notifyEmail: v.exactOptional(payerEmail),
        }),
      ),
      anonymous: v.boolean(),
      named: v.boolean(),
      /** The name for the public donor wall; only with `named`. */
      shownAs: v.exactOptional(line(80)),
      /** The employer that matches gifts, as stated by the giver. */
      employer: v.exactOptional(line(80)),
    }),
  ),
  /**
   * `upgrade`: changes the level of the buyer's running term, whose unused days are credited. `renews`: the card is stored, and charged for
   * another term on each last day until the buyer ends it; only for one's own membership.
   */
  membership: v.exactOptional(
    v.strictObject({
      forEmail: v.exactOptional(payerEmail),
      startsOn: v.exactOptional(day),
      upgrade: v.exactOptional(v.literal(true)),
      renews: v.exactOptional(v.literal(true)),
      /**
       * One month at the level's monthly price. The card is stored, and charged for another month on each last day. Only for one's own
       * membership.
       */
      monthly: v.exactOptional(v.literal(true)),
    }),
  ),
})

const address = v.strictObject({
  name: line(80),
  street: line(140),
  city: line(80),
  region: line(40),
  zip: v.pipe(v.string(), v.trim(), v.maxLength(10)),
})

/** What somebody wants to buy or give. Prices are not included: the server reads them. */
export const orderDraft = v.strictObject({
  lines: v.pipe(v.array(draftLine), v.minLength(1), v.maxLength(maxLines)),
  /** The delivery address; absent if the buyer collects the goods. */
  sentTo: v.exactOptional(address),
  /** The ZIP code of the delivery, before the whole address is known; it determines the tax. */
  zip: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(10))),
  /** A discount code as entered. */
  code: v.exactOptional(line(40)),
})
export type OrderDraft = v.InferOutput<typeof orderDraft>
export type DraftLine = OrderDraft['lines'][number]

export const anOrderId = recordId
