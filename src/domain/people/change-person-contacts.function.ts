import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'
import { contactsEntry } from './person-entry'

/**
 * Changes how somebody is reached: addresses are unique over all people, so they are changed with their keys in one step. An address that
 * stays keeps what is known of it, a new one is not verified. The first stays first where it signs in. Refuses with `email-taken`, and
 * `aborted` where the record has changed since.
 */
export const changePersonContacts = cloudFunction({
  name: 'changePersonContacts',
  access: scope('people'),
  input: v.strictObject({ personId: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)), rev: v.number(), ...contactsEntry }),
  output: v.strictObject({ rev: v.number() }),
})
