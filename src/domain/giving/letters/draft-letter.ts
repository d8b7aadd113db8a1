import { grouped } from '../../shared/grouped'
import type { DataOf } from '../../shared/records/collection'
import type { letters } from '../letters.collection'
import { stateLine } from './letter-entry'
import type { LetterEntry, LetterKind, LetterLine } from './letter-line'
import { type LetterRefusal, refusalsOf } from './letter-refusals'
import type { Thresholds } from './tax-thresholds'

/** What every letter depends on apart from its lines. */
export interface LetterContext {
  readonly organisation: { readonly legalName?: string; readonly ein?: string }
  readonly thresholds: Thresholds
  /** The letters that exist for any of the lines. */
  readonly issued: readonly Pick<DataOf<typeof letters>, 'kind' | 'orderLineIds' | 'status'>[]
}

/** A letter without a number. Its deductible amount is always the payment minus the value received. */
export interface LetterDraft {
  readonly kind: LetterKind
  readonly personId: string
  readonly taxYear: number
  readonly entries: readonly LetterEntry[]
  readonly paidCents: number
  readonly fmvCents: number
  readonly deductibleCents: number
  /** Whether the law requires this letter for one of its payments, and whether it must state the value received. */
  readonly isRequired: boolean
  readonly mustDisclose: boolean
}

export type LetterResult =
  | { readonly letter: LetterDraft }
  | { readonly refused: readonly LetterRefusal[] }
  /** The lines contain no gift, so the order's receipt is enough. */
  | { readonly salesReceipt: true }

/** Groups the lines into letters: one per order for its gifts and memberships, one per year for monthly gifts. */
export const letterGroups = (lines: readonly LetterLine[]): readonly (readonly LetterLine[])[] => [
  ...grouped(lines, line => [line.personId, line.taxYear, groupOf(line), line.kind === 'monthly' ? '' : line.orderId].join(' ')).values(),
]

/** The letter of some lines, by the legal rules for what they are; or every reason why there can be none. */
export function draftLetter(lines: readonly LetterLine[], context: LetterContext): LetterResult {
  const refused = refusalsOf(lines, context)
  if (new Set(lines.map(groupOf)).size > 1) refused.push({ reason: 'mixed-kinds', lineIds: lines.map(({ id }) => id) })
  const lettered = context.issued.filter(({ kind, status }) => status === 'issued' && kind !== 'yearEnd').flatMap(({ orderLineIds }) => orderLineIds)
  const again = lines.filter(({ id }) => lettered.includes(id))
  if (again.length > 0) refused.push({ reason: 'already-lettered', lineIds: again.map(({ id }) => id) })
  return refused.length > 0 ? { refused } : draftOf(lines, context, kindOf)
}

/** The letter of lines without refusals. Lines without a deductible part are left out. */
export function draftOf(
  lines: readonly LetterLine[],
  { thresholds }: LetterContext,
  kind: (line: LetterLine, entries: readonly LetterEntry[], thresholds: Thresholds) => LetterKind,
): LetterResult {
  const stated = lines.flatMap(line => {
    const entry = stateLine(line, thresholds)
    return entry && entry !== 'unknown' ? { line, entry } : []
  })
  const [first] = stated
  if (!first) return { salesReceipt: true }
  const entries = stated.map(({ entry }) => entry)
  const money = entries.filter(({ description }) => description === undefined)
  const [paidCents, fmvCents] = [sum(money.map(entry => entry.paidCents)), sum(money.map(entry => entry.fmvCents))]
  const payments = [...grouped(stated, ({ line }) => line.orderId).values()].map(own => ({
    cents: sum(own.map(({ entry }) => entry.paidCents)),
    isExchange: own.some(({ entry }) => entry.goods === 'valued'),
  }))
  return {
    letter: {
      kind: kind(first.line, entries, thresholds),
      personId: first.line.personId,
      taxYear: first.line.taxYear,
      entries,
      paidCents,
      fmvCents,
      deductibleCents: paidCents - fmvCents,
      isRequired: payments.some(({ cents }) => cents >= thresholds.acknowledge),
      mustDisclose: payments.some(({ cents, isExchange }) => isExchange && cents > thresholds.quidProQuo),
    },
  }
}

const groupOf = ({ kind }: LetterLine) => (kind === 'membership' ? 'gift' : kind)

function kindOf(line: LetterLine, entries: readonly LetterEntry[], { quidProQuo }: Thresholds): LetterKind {
  if (line.kind === 'monthly') return 'monthlyYear'
  if (line.kind === 'auction') return 'auctionBuyer'
  if (line.kind === 'inKind') return 'inKind'
  if (line.kind === 'ownWork') return 'auctionArtist'
  if (entries.some(({ goods }) => goods === 'valued')) return 'quidProQuo'
  return sum(entries.map(({ paidCents }) => paidCents)) <= quidProQuo ? 'small' : 'noGoods'
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
