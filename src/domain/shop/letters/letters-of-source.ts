import { draftLetter, type LetterContext, type LetterDraft, type LetterResult, letterGroups } from '../../giving/letters/draft-letter'
import type { LetterLine } from '../../giving/letters/letter-line'
import type { LetterRefusal } from '../../giving/letters/letter-refusals'
import { yearEndStatement } from '../../giving/letters/year-end-statement'
import type { StoredLetter } from '../../giving/letters.collection'
import { ascending } from '../../shared/ascending'
import type { LetterSource, StoredGift } from './letter-sources'

/** `sales-receipt`: nothing is deductible, so the order's receipt is enough. */
export type WhyNone = LetterRefusal['reason'] | 'sales-receipt'

/** The letter for an order, a gift or a person's year: its draft, or every reason why there can be none. */
export interface LetterOf {
  /** The id of an order or gift; for a statement, of a person. */
  readonly id: string
  /** Ids of the orders and gifts that it covers. */
  readonly about: readonly string[]
  readonly personId: string
  readonly receivedOn: string
  readonly paidCents: number
  readonly gifts: readonly StoredGift[]
  readonly draft?: LetterDraft
  readonly why: readonly WhyNone[]
}

/** The letters for an order or gift: one, unless its lines belong to several years. Monthly gifts wait for the letter of their year. */
export function lettersOf(source: LetterSource, context: LetterContext): readonly LetterOf[] {
  const lines = source.lines.filter(({ kind }) => kind !== 'monthly')
  if (lines.length === 0 && source.lines.length > 0) return []
  const groups = lines.length === 0 ? [[]] : letterGroups(lines)
  return groups.map(group => ({
    ...factsOf(group),
    id: source.id,
    about: [source.id],
    gifts: source.gifts.filter(({ id }) => group.some(line => line.id === id)),
    ...outcomeOf(group, draftLetter(group, context)),
  }))
}

/** A person's year of monthly gifts. */
export interface MonthlyYear {
  readonly personId: string
  readonly taxYear: number
  /** False as long as more months may follow in the year. */
  readonly isOver: boolean
}

/**
 * The letter for a person's monthly gifts in a year. A month that already has a letter, or had one before a correction, is left out.
 * `context` has the letters about all sources.
 */
export function monthlyLetterOf({ personId, taxYear, isOver }: MonthlyYear, sources: readonly LetterSource[], context: LetterContext): LetterOf {
  const isTheirs = (line: LetterLine) => line.kind === 'monthly' && line.personId === personId && line.taxYear === taxYear
  const lettered = new Set(
    context.issued.filter(({ kind, status }) => status === 'issued' && kind !== 'yearEnd').flatMap(({ orderLineIds }) => orderLineIds),
  )
  const all = sources.flatMap(({ lines }) => lines).filter(isTheirs)
  const lines = all.filter(({ id }) => !lettered.has(id)).toSorted(ascending('receivedOn'))
  const waiting = new Set(lines.map(({ id }) => id))
  const outcome =
    all.length > 0 && lines.length === 0
      ? { why: ['already-lettered' as const] }
      : isOver || lines.length === 0
        ? outcomeOf(lines, draftLetter(lines, context))
        : { why: ['year-not-over' as const] }
  return {
    ...factsOf(lines),
    id: personId,
    personId,
    about: sources.filter(source => source.lines.some(({ id }) => waiting.has(id))).map(({ id }) => id),
    gifts: sources.flatMap(({ gifts }) => gifts).filter(({ id }) => waiting.has(id)),
    ...outcome,
  }
}

/** The year-end statement of a person. */
export function statementOf(
  whose: { readonly personId: string; readonly taxYear: number },
  sources: readonly LetterSource[],
  context: LetterContext,
  hasStatement: boolean,
): LetterOf {
  const { personId, taxYear } = whose
  const own = sources.map(source => ({ ...source, lines: source.lines.filter(line => line.personId === personId && line.taxYear === taxYear) }))
  const given = own.filter(({ lines }) => lines.length > 0)
  const lines = given.flatMap(source => source.lines)
  const outcome = hasStatement ? { why: ['already-lettered' as const] } : outcomeOf(lines, yearEndStatement(lines, context, whose))
  return { ...factsOf(lines), id: personId, personId, about: given.map(({ id }) => id), gifts: [], ...outcome }
}

function factsOf(lines: readonly LetterLine[]): Pick<LetterOf, 'personId' | 'receivedOn' | 'paidCents'> {
  return {
    personId: lines[0]?.personId ?? '',
    receivedOn: lines.map(({ receivedOn }) => receivedOn).reduce((last, day) => (day > last ? day : last), ''),
    paidCents: lines.reduce((sum, { paidCents, refundedCents }) => sum + paidCents - refundedCents, 0),
  }
}

function outcomeOf(lines: readonly LetterLine[], result: LetterResult): Pick<LetterOf, 'draft' | 'why'> {
  if ('letter' in result) return { draft: result.letter, why: [] }
  if ('salesReceipt' in result) return { why: ['sales-receipt'] }
  const reasons = [...new Set(result.refused.map(({ reason }) => reason))]
  return { why: lines.length === 0 ? ['nothing-given'] : reasons }
}

/** Reasons that need no action, so that lists of due letters leave them out. */
const settled: readonly WhyNone[] = ['already-lettered', 'fully-refunded', 'nothing-given', 'sales-receipt']

/** Whether staff have to act: issue the letter, or fix what forbids it. Gifts that were thanked for outside this product are not due. */
export const isDue = ({ why, gifts }: LetterOf, letters: readonly StoredLetter[]): boolean =>
  !why.some(reason => settled.includes(reason)) &&
  (letters.length > 0 || gifts.length === 0 || gifts.some(({ status, thankedElsewhere }) => status === 'recorded' && !thankedElsewhere))
