import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/**
 * The caller's place in the waiting list of an event; 1 is the next. Missing for who does not wait. Replies are private to each person, so the
 * browser cannot count them; a number is all that it is told.
 */
export const readPlaceInLine = cloudFunction({
  name: 'readPlaceInLine',
  access: signedIn,
  repeatable: onlyReads,
  limit: { account: hourly(300) },
  input: v.strictObject({ eventId: recordId }),
  output: v.strictObject({ place: v.optional(v.number()) }),
})
