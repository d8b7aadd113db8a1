import * as v from 'valibot'
import { cloudFunction, daily, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope, signedIn } from '../../shared/records/policy'
import { wantedPlace } from './registration-input'

/**
 * Joins the waiting list of a full building, or, after the call has closed, the list from which staff may admit artists. Refuses with
 * `registration-refused` (`refusals`), and with `place-free` if there is no need to wait.
 */
export const joinWaitlist = cloudFunction({
  name: 'joinWaitlist',
  repeatable: 'a registration waits once',
  access: signedIn,
  limit: { account: daily(20) },
  input: v.strictObject({ editionId: recordId, wanted: wantedPlace }),
  output: v.strictObject({
    /** Position from 1. */
    place: v.number(),
  }),
})

/**
 * Offers a place for 24 hours to the first in the waiting list of a building, or of a closed call (`own`). Places that become free are
 * offered automatically; staff offer the places that they add. Refuses with `not-first` and `building-full`.
 */
export const offerWaitlist = cloudFunction({
  name: 'offerWaitlist',
  repeatable: 'a place is offered once while the offer is valid',
  access: scope('guide'),
  limit: { account: hourly(300) },
  input: v.strictObject({ registrationId: recordId }),
  output: v.strictObject({
    /** An ISO instant. */
    until: v.string(),
  }),
})
