import * as v from 'valibot'
import { recordId } from '../../shared/records/document-id'
import { emailForm } from '../../shared/text/email-address'
import { maxLines, maxPieces } from '../order-limits'
import { lineId } from './order-view'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const day = v.pipe(v.string(), v.isoDate())
export const payerEmail = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(emailForm), v.maxLength(254))

/** What can be bought by its reader. Registrations, advertisements and tickets have forms of their own. */
export const boughtKinds = ['product', 'membership', 'donation'] as const

/**
 * A line as it is asked for. `refId`: of goods `{product}/{number of the variant}`, of a membership `{membership}/{level}`, of a gift the id of
 * its campaign or fund.
 */
const draftLine = v.strictObject({
  id: lineId,
  kind: v.picklist(boughtKinds),
  refId: v.pipe(v.string(), v.regex(/^[^/]{1,80}(\/[^/]{1,40})?$/)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces)),
  /** Of a gift, in cents. */
  amountCents: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(10_000_000))),
  gift: v.exactOptional(
    v.strictObject({
      /** Its card is kept, and charged each month until the giver ends it. */
      monthly: v.exactOptional(v.literal(true)),
      designation: v.exactOptional(line(80)),
      tribute: v.exactOptional(
        v.strictObject({
          kind: v.picklist(['honour', 'memory']),
          name: line(80),
          /** Whom we tell of it, once it is paid. */
          notifyEmail: v.exactOptional(payerEmail),
        }),
      ),
      anonymous: v.boolean(),
      named: v.boolean(),
      /** The name that the donors' wall shows; only with `named`. */
      shownAs: v.exactOptional(line(80)),
      /** Who, as they say, matches gifts of their people. */
      employer: v.exactOptional(line(80)),
    }),
  ),
  /**
   * `upgrade`: it changes the level of the buyer's running term, whose unused days are credited. `renews`: its card is kept, and charged for another
   * term on each last day until the buyer ends it; of one's own membership alone.
   */
  membership: v.exactOptional(
    v.strictObject({
      forEmail: v.exactOptional(payerEmail),
      startsOn: v.exactOptional(day),
      upgrade: v.exactOptional(v.literal(true)),
      renews: v.exactOptional(v.literal(true)),
      /** One month of it, at the level’s price of a month; its card is kept, and charged for another month on each last day. Of one’s own membership alone. */
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

/** What somebody wants to buy or give. Prices are not part of it: the server reads them. */
export const orderDraft = v.strictObject({
  lines: v.pipe(v.array(draftLine), v.minLength(1), v.maxLength(maxLines)),
  /** Where goods are sent; absent where they are fetched. */
  sentTo: v.exactOptional(address),
  /** Where goods are sent, before the whole address is known; it decides the tax. */
  zip: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(10))),
  /** Of a discount, as it was entered. */
  code: v.exactOptional(line(40)),
})
export type OrderDraft = v.InferOutput<typeof orderDraft>
export type DraftLine = OrderDraft['lines'][number]

export const anOrderId = recordId
