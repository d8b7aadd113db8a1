import * as v from 'valibot'
import { submittedEventFields } from '../calendar/submissions/event-submission-fields'
import { cloudFunction, daily } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { schemaOf } from '../shared/records/fields'
import { signedIn } from '../shared/records/policy'

/**
 * A host changes a public event, with its one date. The number of places changes at once. Everything else changes at once if the host is
 * trusted, and those who come are told of a new time, place or price; otherwise staff review it first, and the event stays as it is until
 * then. Refuses with `event-closed`, `event-dates`, and `event-places` fewer places than are taken (`taken`).
 */
export const changeEvent = cloudFunction({
  name: 'changeEvent',
  heavy: true,
  access: signedIn,
  limit: { account: daily(60) },
  once: true,
  input: v.strictObject({ id: recordId, rev: v.number(), event: schemaOf(submittedEventFields) }),
  output: v.strictObject({ outcome: v.picklist(['changed', 'submitted', 'same']), told: v.number() }),
})
