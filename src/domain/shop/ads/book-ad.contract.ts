import * as v from 'valibot'
import { adOrders } from '../../ads/ad-orders.collection'
import { normalEmail } from '../../people/normal-email'
import { cloudFunction, daily, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { trimmed } from '../../shared/records/fields'
import { signedIn } from '../../shared/records/policy'
import { payerEmail } from '../checkout/order-draft'

const { business, contact, phone, note, size, position, link } = adOrders.fields

/**
 * Books an advertisement: fixes phase and price, takes the space, and creates its order, which is paid like any other (`continueCheckout`)
 * within an hour by card, or within two weeks by invoice. `inquire` asks for a space that is sold out or closed, and takes none. A repeated call
 * with the same key returns the same order. Refuses with `ads-closed`, `ad-sold-out`, `ads-unpaid`, and `price-changed` (`totalCents` now).
 */
export const bookAd = cloudFunction({
  name: 'bookAd',
  repeatable: 'its key is the order',
  access: signedIn,
  limit: { account: hourly(30), target: { ...daily(5), of: ({ email }) => normalEmail(email) } },
  input: v.strictObject({
    key: v.pipe(v.string(), v.uuid()),
    editionId: recordId,
    size: trimmed(size),
    position: v.exactOptional(trimmed(position)),
    business: trimmed(business),
    contact: trimmed(contact),
    email: payerEmail,
    phone: v.exactOptional(trimmed(phone)),
    link: v.exactOptional(link.schema),
    note: v.exactOptional(trimmed(note)),
    isNonprofit: v.boolean(),
    wantsDesign: v.boolean(),
    method: v.picklist(['card', 'invoice', 'inquire']),
    /** The total that the advertiser saw, in cents. */
    seenCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The advertiser accepts the current terms; their versions are stored in the order. */
    accepts: v.literal(true),
  }),
  /** The id of the advertisement, which is also that of its order. */
  output: v.strictObject({ id: v.string() }),
})
export type BookAdInput = v.InferOutput<typeof bookAd.input>
