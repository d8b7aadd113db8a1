import * as v from 'valibot'
import { normalEmail } from '../../people/normal-email'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { anyone, hasRole } from '../../shared/records/policy'

/**
 * Writes an audit entry for an attempt at the staff sign-in. Success is accepted only from the caller's own claims. Returns the previous
 * sign-in to staff and nothing to others, so that nobody learns which accounts exist.
 */
export const noteStaffSignIn = cloudFunction({
  name: 'noteStaffSignIn',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyone,
  // Counts refused attempts only.
  limit: {
    network: hourly(20),
    target: { ...hourly(20), of: ({ email }) => normalEmail(email) },
    counts: ({ answer }, actor) => !(answer === 'signed-in' && actor && hasRole(actor.claims, 'admin')),
  },
  input: v.strictObject({
    /** As it was typed; stored as a digest. */
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254)),
    /**
     * The result of the sign-in. `signed-in` is accepted only if the caller has a staff role; an earlier session may still be active when
     * another attempt is refused.
     */
    answer: v.picklist(['signed-in', 'refused']),
    /** The form's key for this attempt: a retry after a lost response is recorded once. */
    key: v.pipe(v.string(), v.uuid()),
  }),
  output: v.strictObject({
    /** The account's previous sign-in, ISO 8601 in UTC. */
    lastAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    /** Refused attempts with its address since that sign-in. */
    refused: v.pipe(v.number(), v.integer()),
  }),
})
