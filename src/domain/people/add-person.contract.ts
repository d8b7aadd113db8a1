import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { scope } from '../shared/records/policy'
import { contactsEntry, personEntry } from './person-entry-schemas'

/**
 * Creates a person whom staff met. Nobody else may have their email addresses. Person and address keys are written in one transaction. No
 * consent is recorded. The form provides the id, so a repeated call creates one person. Refuses with `email-taken`; `details.personId` is the
 * person who has the address.
 */
export const addPerson = cloudFunction({
  name: 'addPerson',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: scope('people'),
  input: v.strictObject({ personId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{10,40}$/)), ...personEntry, ...contactsEntry }),
  output: v.strictObject({ personId: v.string() }),
})
