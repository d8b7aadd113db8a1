import * as v from 'valibot'
import { daily, hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope, signedIn } from '../../shared/records/policy'
import { wantedPlace } from './registration-input'

/**
 * Waits for a place in a building that is full, or, once the call has closed, for staff to let somebody in. Refuses with `registration-refused`
 * (`refusals`), and with `place-free` where nobody has to wait.
 */
export const joinWaitlist = cloudFunction({
  name: 'joinWaitlist',
  repeatable: 'a registration waits once',
  access: signedIn,
  limit: { account: daily(20) },
  input: v.strictObject({ editionId: recordId, wanted: wantedPlace }),
  output: v.strictObject({
    /** From 1. */
    place: v.number(),
  }),
})

/**
 * Offers a place to the first who waits for a building, or for a closed call (`own`), for 24 hours. Places that become free are offered by
 * themselves; staff offer those that they add. Refuses with `not-first` and `building-full`.
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
