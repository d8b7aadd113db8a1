import type { StoredOf } from '../../shared/records/collection'
import type { letters } from '../letters.collection'
import type { LetterDraft, LetterResult } from './draft-letter'
import type { LetterRefusal } from './letter-refusals'

type Letter = Pick<StoredOf<typeof letters>, 'id' | 'number' | 'kind' | 'personId' | 'orderLineIds' | 'paid' | 'fmv' | 'deductible' | 'status'>

export type Correction =
  | { readonly unchanged: true }
  /** The letter becomes void. Its replacement has the same number and the remaining amounts; without a remainder there is none. */
  | { readonly voids: string; readonly replacement?: LetterDraft & { readonly number: string; readonly replaces: string } }
  | { readonly refused: readonly LetterRefusal[] | 'already-void' }

/**
 * How a refund changes a letter. `now` is the letter that its lines would get today if this one did not exist. No line may be in two valid
 * letters, so voiding and replacement are written together. A year-end statement stays a statement, which may repeat what letters say.
 */
export function correctLetter(letter: Letter, now: LetterResult): Correction {
  if (letter.status === 'void') return { refused: 'already-void' }
  if ('salesReceipt' in now) return { voids: letter.id }
  if ('refused' in now) return now.refused.every(({ reason }) => reason === 'fully-refunded') ? { voids: letter.id } : { refused: now.refused }
  const draft = now.letter
  if (saysTheSame(letter, draft)) return { unchanged: true }
  return {
    voids: letter.id,
    replacement: { ...draft, kind: letter.kind === 'yearEnd' ? 'yearEnd' : 'correction', number: letter.number, replaces: letter.id },
  }
}

const saysTheSame = ({ orderLineIds, personId, paid, fmv, deductible }: Letter, draft: LetterDraft): boolean =>
  personId === draft.personId &&
  paid.cents === draft.paidCents &&
  fmv.cents === draft.fmvCents &&
  deductible.cents === draft.deductibleCents &&
  sameIds(
    orderLineIds,
    draft.entries.map(({ lineId }) => lineId),
  )

const sameIds = (a: readonly string[], b: readonly string[]) => a.toSorted().join('\n') === b.toSorted().join('\n')
