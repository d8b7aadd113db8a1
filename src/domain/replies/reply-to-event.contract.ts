import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/** Whom one person may bring (product.md C2 `/events/{id}`). */
export const maxGuests = 4

/**
 * The caller's reply to an event. `come` takes places, or joins the waiting list if there are too few or others wait; it also takes an offered
 * place, and changes the number of guests. `leave` gives everything up. Refuses with `event-closed` what is not public, canceled or over; with
 * `event-members` events for members; with `event-too-many` more people than the event has places; with `event-full` more guests than there
 * is room for (`left`).
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
  output: v.strictObject({ status: v.picklist(['going', 'waitlist', 'offered', 'cancelled', 'attended', 'none']) }),
})
