import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { anyone } from '../shared/policy'

/**
 * Notes who came to the staff entrance, in the audit: that staff came in is believed of the caller's own claims only.
 * Answers staff with their sign-in before this one, and everybody else with nothing, so that nobody learns which accounts there are.
 * Refuses with `too-many-attempts` after twenty refused tries in an hour for one address, or from one part of the network.
 */
export const noteStaffSignIn = cloudFunction({
  name: 'noteStaffSignIn',
  access: anyone,
  input: v.strictObject({
    /** As it was typed; kept as a digest. */
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254)),
    /** What the sign-in answered. Only who holds a staff role came in; a session from before may still be there when another try is refused. */
    answer: v.picklist(['signed-in', 'refused']),
    /** What the form calls this try: told again because an answer was lost, it is noted once. */
    key: v.pipe(v.string(), v.uuid()),
  }),
  output: v.strictObject({
    /** When this account last came in, as ISO 8601 in UTC. */
    lastAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    /** Tries with its address that were refused since. */
    refused: v.pipe(v.number(), v.integer()),
  }),
})
