import { defineImport } from '../../import-handler'
import { type KnownPeople, knownPeople } from './known-people'
import { peopleImport } from './people-import'
import { personKeeps, undoPeople } from './person-undo'
import { personRefusals, personWords } from './person-words'
import { planPeople } from './plan-people'
import { type PeopleBefore, peopleBefore, writePeople } from './write-people'

/** A person brings keys, notes and answers along: as many as stay under the writes of one transaction (500), and under the values of one question (30). */
export const peopleAtOnce = 25

export const peopleImportHandler = defineImport<KnownPeople, PeopleBefore>({
  kind: peopleImport,
  words: personWords,
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
