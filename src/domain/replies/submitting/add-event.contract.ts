import * as v from 'valibot'
import { eventSteps, submittedEventFields } from '../../calendar/submissions/event-submission-fields'
import { events } from '../../events/events.collection'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { schemaOf, withFacts } from '../../shared/records/fields'
import { scope } from '../../shared/records/policy'
import { soldPlaces } from '../../shop/tickets/set-event-ticket.contract'

const { pin, access, siteId, listingId, imageId, editionId, featured, printText } = events.fields

/** What staff enter of an event, by the parts of the form: what organizers enter, and what only staff can say. */
export const addedEventParts = {
  what: { ...eventSteps.what, imageId },
  when: eventSteps.when,
  where: { ...eventSteps.where, listingId: withFacts(listingId, { help: 'If it is in a studio of the guide.' }), siteId, pin, access },
  who: eventSteps.who,
  guide: { editionId: withFacts(editionId, { help: 'The guide that lists it.' }), featured, printText },
} as const

export const addedEventFields = {
  ...submittedEventFields,
  ...addedEventParts.what,
  ...addedEventParts.where,
  ...addedEventParts.guide,
}

/**
 * Enters an event for the organization or for an organizer, one record for each date. With `publish` it is public at once and its organizer gets a
 * mail; without it, it waits: for review if it has an organizer, otherwise among the drafts of the office. Refuses with `event-dates` as
 * `submitEvent` does, and a `ticket` without `publish` with `event-ticket-draft`.
 */
export const addEvent = cloudFunction({
  name: 'addEvent',
  heavy: true,
  access: scope('content'),
  limit: { account: hourly(120) },
  once: true,
  input: v.strictObject({
    event: schemaOf(addedEventFields),
    organizerId: v.exactOptional(recordId),
    publish: v.boolean(),
    ticket: v.exactOptional(soldPlaces),
  }),
  output: v.strictObject({ ids: v.array(v.string()) }),
})
