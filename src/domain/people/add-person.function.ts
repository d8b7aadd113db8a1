import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'
import { contactsEntry, personEntry } from './person-entry'

/**
 * Enters somebody whom staff met, with addresses that nobody else has, in one step. Nobody is agreed to anything by it. The id is named by
 * the form, so that a call which comes twice enters one. Refuses with `email-taken`; `details.personId` says whose it is.
 */
export const addPerson = cloudFunction({
  name: 'addPerson',
  access: scope('people'),
  input: v.strictObject({ personId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{10,40}$/)), ...personEntry, ...contactsEntry }),
  output: v.strictObject({ personId: v.string() }),
})
export type PersonToAdd = v.InferOutput<typeof addPerson.input>
