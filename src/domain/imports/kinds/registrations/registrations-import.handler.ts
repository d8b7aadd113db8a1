import { defineImport } from '../../import-handler'
import { type ExistingRegistrations, existingRegistrations, planRegistrations, registrationWords } from './plan-registrations'
import { registrationsImport } from './registrations-import'
import { registrationRefusals, undoRegistrations, writeRegistrations } from './write-registrations'

/** Each row writes a registration, a listing, an entry of the roster, and its building’s places once. */
const rowsAtOnce = 20

export const registrationsImportHandler = defineImport<ExistingRegistrations, undefined>({
  kind: registrationsImport,
  words: registrationWords,
  refusals: registrationRefusals,
  rowsAtOnce,
  undoneAtOnce: rowsAtOnce,
  existing: existingRegistrations,
  plan: planRegistrations,
  write: writeRegistrations,
  undo: undoRegistrations,
})
