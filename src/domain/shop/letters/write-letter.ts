import type { LetterDraft } from '../../giving/letters/draft-letter'
import { letterText } from '../../giving/letters/letter-text'
import { letters, type StoredLetter } from '../../giving/letters.collection'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { sha256 } from '../../shared/sha256'
import { letterFile } from './letter-file'

type Letter = DataOf<typeof letters>

/** What a letter contains apart from its draft. */
export interface Writing {
  readonly number: string
  readonly about: readonly string[]
  readonly legalName: string
  readonly ein: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly donor: string
  /** The void letter that it replaces, and that letter's date. */
  readonly replaces?: { readonly letter: StoredLetter; readonly issuedOn: string }
}

export interface WrittenLetter extends Letter {
  readonly id: string
}

/** Writes a letter in the transaction that took its number. The id is derived from the number, so that no number is given twice. */
export async function writeLetter(within: RecordsWithin, draft: LetterDraft, writing: Writing): Promise<WrittenLetter> {
  const { number, about, replaces, today, donor, legalName, ein } = writing
  const id = replaces ? nextId(replaces.letter.id) : `letter-${number}`
  const head = { legalName, ein, number, issuedOn: today, donor, ...(replaces && { replacesOf: replaces.issuedOn }) }
  const text = letterText(draft, head).join('\n\n')
  const letter = omitUndefined<Letter>({
    number,
    kind: draft.kind,
    personId: draft.personId,
    about,
    orderLineIds: draft.entries.map(({ lineId }) => lineId),
    paid: usd(draft.paidCents),
    fmv: usd(draft.fmvCents),
    deductible: usd(draft.deductibleCents),
    text,
    textHash: await sha256(text),
    pdfPath: letterFile(id),
    taxYear: draft.taxYear,
    replaces: replaces?.letter.id,
    status: 'issued',
  })
  within.create(letters, id, letter)
  return { id, ...letter }
}

const usd = (cents: number) => ({ cents, cur: 'usd' as const })

/** The second letter with a number ends in `-2`, the third in `-3`. */
function nextId(before: string): string {
  const [, first = before, count = '1'] = /^(letter-\d{4}-\d{6})(?:-(\d+))?$/.exec(before) ?? []
  return `${first}-${Number(count) + 1}`
}
