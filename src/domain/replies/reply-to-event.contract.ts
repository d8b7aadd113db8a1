import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/** Maximum guests of one reply (product.md C2 `/events/{id}`). */
export const maxGuests = 4

/**
 * The caller's reply to an event. `come` takes places, or joins the waiting list if there are too few or others wait; it also takes an offered
 * place, and changes the number of guests. `leave` gives everything up. Refuses with `event-closed` if the event
 * is not public, is canceled or is over; with `event-members` if it is for members and the caller is none; with `event-too-many` if it has fewer
 * places than people would come; with `event-full` if there is no room for that many guests (`left`).
 */
export const replyToEvent = cloudFunction({
  name: 'replyToEvent',
  access: signedIn,
  once: true,
  limit: { account: hourly(120) },
  input: v.variant('act', [
    v.strictObject({ act: v.literal('come'), eventId: recordId, guests: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxGuests)) }),
    v.strictObject({ act: v.literal('leave'), eventId: recordId }),
  ]),
  /** `none` if the caller has no reply: they left an event to which they had not replied. */
  output: v.strictObject({ status: v.picklist(['going', 'waitlist', 'offered', 'cancelled', 'attended', 'none']) }),
})
