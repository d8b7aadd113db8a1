import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { signedIn } from '../../shared/records/policy'

/**
 * Copies the account's address, and whether it is verified, to the person's record after a mail link changed it. Refuses with
 * `email-elsewhere` if another person has that address.
 */
export const adoptEmail = cloudFunction({
  name: 'adoptEmail',
  repeatable: 'it does what is there now, and the same twice is the same',
  access: signedIn,
  limit: { account: hourly(30) },
  input: v.strictObject({}),
  output: v.strictObject({ changed: v.boolean() }),
})
