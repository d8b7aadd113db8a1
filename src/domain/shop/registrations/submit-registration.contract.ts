import * as v from 'valibot'
import { listingDraft, wantedPlace } from '../../guide/registering/registration-input'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'
import { payerEmail } from '../checkout/order-draft'

const registered = v.strictObject({ ...wantedPlace.entries, listing: listingDraft })

/**
 * Submits one or two registrations: fixes phase and prices, takes the places, and creates an order and a listing draft for each. The order is
 * then paid like any other (`continueCheckout`) within seven days; without anything to pay, it is paid at once. A repeated call with the same
 * key returns the same order. Refuses with `registration-refused` (`refusals`: every reason), `price-changed` and `building-full`.
 */
export const submitRegistration = cloudFunction({
  name: 'submitRegistration',
  repeatable: 'its key is the order',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({
    key: v.pipe(v.string(), v.uuid()),
    editionId: recordId,
    /** The first, then the second; only the second if the artist has a first one already. */
    registrations: v.pipe(v.array(registered), v.minLength(1), v.maxLength(2)),
    email: payerEmail,
    method: v.picklist(['card', 'cheque']),
    /** The total that the artist saw, in cents. */
    seenCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    volunteerHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
    /** Why the artist cannot pay the fee: staff decide how much is waived, while the order waits. */
    waiver: v.exactOptional(reason),
    /** The artist confirms: I live or work in the city, and show my own work. */
    isEligible: v.literal(true),
    isInsured: v.literal(true),
    /** The artist accepts the current terms; their versions are stored in the order. */
    accepts: v.literal(true),
  }),
  output: v.strictObject({ orderId: v.string(), isPaid: v.boolean() }),
})
export type SubmitInput = v.InferOutput<typeof submitRegistration.input>
