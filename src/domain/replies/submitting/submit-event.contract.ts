import * as v from 'valibot'
import { submittedEvent } from '../../calendar/submissions/event-submission-fields'
import { cloudFunction, daily } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'
import { soldPlaces } from '../../shop/tickets/set-event-ticket.contract'

/**
 * Submits an event for the calendar, one record for each date; or again, with `eventId`, one that staff asked to change. Events of a trusted
 * organizer are published at once. Refuses with `event-dates` what is over, ends before it begins, takes more than 14 days or is more than 18
 * months ahead. With `ticket` the places of what is published at once are sold at its price: `event-ticket-trusted` for others, `event-ticket-price`
 * without a price, `event-ticket-days`.
 */
export const submitEvent = cloudFunction({
  name: 'submitEvent',
  heavy: true,
  access: signedIn,
  limit: { account: daily(20) },
  once: true,
  input: v.strictObject({ eventId: v.exactOptional(recordId), event: submittedEvent, ticket: v.exactOptional(soldPlaces) }),
  output: v.strictObject({ ids: v.array(v.string()), isPublished: v.boolean() }),
})
