import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'

/**
 * Takes the address of the caller's account, and whether it is verified, over into the person's record, after a link in a mail changed
 * it. Refuses with `email-elsewhere` where another person has that address.
 */
export const adoptEmail = cloudFunction({
  name: 'adoptEmail',
  access: signedIn,
  input: v.strictObject({}),
  output: v.strictObject({ changed: v.boolean() }),
})
