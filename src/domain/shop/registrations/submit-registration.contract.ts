import * as v from 'valibot'
import { listingDraft, wantedPlace } from '../../guide/registering/registration-input'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'
import { payerEmail } from '../checkout/order-draft'

const registered = v.strictObject({ ...wantedPlace.entries, listing: listingDraft })

/**
 * Submits one registration, or both at once: fixes the phase and the prices, takes the places, makes an order of the lines and a listing draft of each.
 * The order is then paid like any other (`continueCheckout`) within seven days; where nothing is to pay, it is paid at once. The same key is the same
 * order. Refuses with `registration-refused` (`refusals`: every reason), `price-changed` and `building-full`.
 */
export const submitRegistration = cloudFunction({
  name: 'submitRegistration',
  repeatable: 'its key is the order',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({
    key: v.pipe(v.string(), v.uuid()),
    editionId: recordId,
    /** The first one, then the second; of somebody who has the first one already, the second alone. */
    registrations: v.pipe(v.array(registered), v.minLength(1), v.maxLength(2)),
    email: payerEmail,
    method: v.picklist(['card', 'cheque']),
    /** The total that they saw, in cents. */
    seenCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    volunteerHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
    /** Why they cannot pay the fee: staff decide how much of it is waived, while the order waits. */
    waiver: v.exactOptional(reason),
    /** They live or work in the city, and show work of their own. */
    isEligible: v.literal(true),
    isInsured: v.literal(true),
    /** They accept the current terms; the versions are pinned to the order. */
    accepts: v.literal(true),
  }),
  output: v.strictObject({ orderId: v.string(), isPaid: v.boolean() }),
})
export type SubmitInput = v.InferOutput<typeof submitRegistration.input>
