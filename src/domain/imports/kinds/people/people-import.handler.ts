import { defineImport } from '../../import-handler'
import { importedPersonFields } from './imported-person'
import { type KnownPeople, knownPeople } from './known-people'
import { peopleImport } from './people-import'
import { personRefusals, personRowText } from './person-row-text'
import { personKeeps, undoPeople } from './person-undo'
import { planPeople } from './plan-people'
import { type PeopleBefore, peopleBefore, writePeople } from './write-people'

/**
 * People written in one transaction. With their keys, notes and consents they stay under its limit of 500 writes, and under the 30 values
 * of one query.
 */
export const peopleAtOnce = 25

export const peopleImportHandler = defineImport<KnownPeople, PeopleBefore>({
  kind: peopleImport,
  fields: importedPersonFields,
  words: personRowText,
  refusals: personRefusals,
  keeps: personKeeps,
  rowsAtOnce: peopleAtOnce,
  undoneAtOnce: 40,
  existing: knownPeople,
  plan: planPeople,
  before: peopleBefore,
  write: writePeople,
  undo: undoPeople,
})
