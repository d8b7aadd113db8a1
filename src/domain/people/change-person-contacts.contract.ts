import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'
import { contactsEntry } from './person-entry-schemas'

/**
 * Changes a person's contact details. Email addresses are unique over all people, so they are changed with their keys in one transaction.
 * Unchanged addresses keep their flags; a new one is unverified. If the person signs in with the first address, it stays first. Refuses with
 * `email-taken`, and with `record-overtaken` if the record has changed since.
 */
export const changePersonContacts = cloudFunction({
  name: 'changePersonContacts',
  access: scope('people'),
  once: true,
  input: v.strictObject({ personId: recordId, rev: v.number(), ...contactsEntry }),
  output: v.strictObject({ rev: v.number() }),
})
