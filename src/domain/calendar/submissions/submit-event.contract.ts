import * as v from 'valibot'
import { daily } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { schemaOf } from '../../shared/records/fields'
import { signedIn } from '../../shared/records/policy'
import { submittedEventFields } from './event-submission-fields'

/**
 * Submits an event for the calendar, one record for each date; or again, with `eventId`, one that staff asked to change. Events of a trusted
 * organizer are published at once. Refuses with `event-dates` what is over, ends before it begins, takes more than 14 days or is more than 18
 * months ahead.
 */
export const submitEvent = cloudFunction({
  name: 'submitEvent',
  heavy: true,
  access: signedIn,
  limit: { account: daily(20) },
  once: true,
  input: v.strictObject({ eventId: v.exactOptional(recordId), event: schemaOf(submittedEventFields) }),
  output: v.strictObject({ ids: v.array(v.string()), isPublished: v.boolean() }),
})
export type SubmittedEvent = v.InferOutput<typeof submitEvent.input>['event']
