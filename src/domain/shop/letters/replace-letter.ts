import { draftLetter, type LetterDraft, type LetterResult, letterGroups } from '../../giving/letters/draft-letter'
import { yearEndStatement } from '../../giving/letters/year-end-statement'
import { letterStates, letters, type StoredLetter } from '../../giving/letters.collection'
import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { wallTimeAt } from '../../shared/time/wall-time'
import { donorName, headOf } from './issue-in-transaction'
import type { LetterIssueContext } from './letter-issue-context'
import { type Reads, readAllOf, readSource } from './read-letter-source'
import { type WrittenLetter, writeLetter } from './write-letter'

interface LetterToday {
  readonly result: LetterResult
  /** The orders and gifts that it is about: a statement of today has also what was given after the former one. */
  readonly about: readonly string[]
}

/** The letter that the gifts of a letter get today, made without counting this one as issued. */
export async function letterToday(from: Reads, { records, rulesOf }: LetterIssueContext, letter: StoredLetter): Promise<LetterToday> {
  const { kind, taxYear, personId, about, orderLineIds } = letter
  const rules = rulesOf(taxYear, [])
  if (kind === 'yearEnd') {
    const sources = await readAllOf(from, records, personId)
    const own = sources.filter(({ lines }) => lines.some(line => line.personId === personId && line.taxYear === taxYear))
    const result = yearEndStatement(
      sources.flatMap(({ lines }) => lines),
      rules,
      { personId, taxYear },
    )
    return { result, about: [...new Set([...about, ...own.map(({ id }) => id)])] }
  }
  const sources = await Promise.all(about.map(id => readSource(from, id)))
  const groups = letterGroups(sources.flatMap(({ lines }) => lines).filter(line => line.taxYear === taxYear))
  return { result: draftLetter(groups.filter(group => group.some(({ id }) => orderLineIds.includes(id))).flat(), rules), about }
}

interface Replacing {
  readonly context: HandlerContext
  readonly issuing: LetterIssueContext
  readonly letter: StoredLetter
  readonly reason: string
}

interface Replacement {
  readonly draft: LetterDraft
  readonly about: readonly string[]
}

/**
 * Voids a letter and writes its replacement, if there is one, in a transaction that has read the letter. The replacement has the same number
 * and says which letter it replaces.
 */
export async function replaceLetter(
  within: RecordsWithin,
  { context, issuing, letter, reason }: Replacing,
  replacement?: Replacement,
): Promise<WrittenLetter | undefined> {
  const donor = replacement && (await within.get(people, replacement.draft.personId))
  const status = transition(letterStates, letter.status, 'void')
  const issuedOn = wallTimeAt(letter.createdAt, await context.zone()).local.slice(0, 10)
  within.change(letters, letter, { status, voidReason: reason })
  if (!replacement) return undefined
  const { draft, about } = replacement
  const { number } = letter
  const head = { ...headOf(issuing.rulesOf(draft.taxYear, [])), number, today: issuing.today, donor: donorName(donor), about }
  return writeLetter(within, draft, { ...head, replaces: { letter, issuedOn } })
}
