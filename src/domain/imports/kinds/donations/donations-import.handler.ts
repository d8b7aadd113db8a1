import { defineImport } from '../../import-handler'
import { peopleAtOnce } from '../people/people-import.handler'
import { personRefusals } from '../people/person-row-text'
import { type PeopleBefore, peopleBefore } from '../people/write-people'
import { donationsImport } from './donations-import'
import { type ExistingGifts, existingGifts, giftWords, planGifts } from './plan-gifts'
import { giftKeeps, undoGifts, writeGifts } from './write-gifts'

export const donationsImportHandler = defineImport<ExistingGifts, PeopleBefore>({
  kind: donationsImport,
  words: giftWords,
  refusals: personRefusals,
  keeps: giftKeeps,
  rowsAtOnce: peopleAtOnce,
  existing: existingGifts,
  plan: planGifts,
  before: peopleBefore,
  write: writeGifts,
  undo: undoGifts,
})
