import { copyMemberUntil } from '../../../memberships/copy-member-until'
import { defineImport } from '../../import-handler'
import { peopleAtOnce } from '../people/people-import.handler'
import { personRefusals } from '../people/person-row-text'
import { membershipsImport } from './memberships-import'
import { type ExistingMemberships, existingMemberships, planTerms, termWords } from './plan-terms'
import { holdersOf, type TermsBefore, termsBefore, undoTerms, writeTerms } from './write-terms'

export const membershipsImportHandler = defineImport<ExistingMemberships, TermsBefore>({
  kind: membershipsImport,
  words: termWords,
  refusals: personRefusals,
  rowsAtOnce: peopleAtOnce,
  existing: existingMemberships,
  plan: planTerms,
  before: termsBefore,
  write: writeTerms,
  after: (context, rows) => copyMemberUntil(context, [...new Set(rows.flatMap(({ recordId }) => recordId ?? []))]),
  undo: undoTerms,
  afterUndo: async (context, rows) => copyMemberUntil(context, await holdersOf(context, rows)),
})
