import { stateLine } from './letter-entry'
import { isDescribed, type LetterLine, remainingCents } from './letter-line'
import type { Thresholds } from './tax-thresholds'

/** A reason why there can be no letter, with the lines that cause it. */
export interface LetterRefusal {
  readonly reason:
    | 'legal-name-missing'
    | 'ein-missing'
    | 'nothing-given'
    | 'several-people'
    | 'several-years'
    | 'currency-mix'
    | 'sum-mismatch'
    | 'fully-refunded'
    | 'value-of-benefits-unknown'
    | 'description-missing'
    | 'value-in-description'
    | 'mixed-kinds'
    | 'already-lettered'
    | 'year-not-over'
  readonly lineIds: readonly string[]
}

interface RefusalFacts {
  readonly organisation: { readonly legalName?: string; readonly ein?: string }
  readonly thresholds: Thresholds
}

/** Every reason that forbids any letter about these lines. */
export function refusalsOf(lines: readonly LetterLine[], { organisation, thresholds }: RefusalFacts): LetterRefusal[] {
  const refused: LetterRefusal[] = []
  const refuse = (reason: LetterRefusal['reason'], because: readonly LetterLine[]) => {
    refused.push({ reason, lineIds: because.map(({ id }) => id) })
  }
  const refuseFor = (reason: LetterRefusal['reason'], isWrong: (line: LetterLine) => boolean) => {
    if (lines.some(isWrong)) refuse(reason, lines.filter(isWrong))
  }
  if (!organisation.legalName?.trim()) refuse('legal-name-missing', [])
  if (!/^\d{2}-\d{7}$/.test(organisation.ein ?? '')) refuse('ein-missing', [])
  if (lines.length === 0) refuse('nothing-given', [])
  if (isMixed(lines, ({ personId }) => personId)) refuse('several-people', lines)
  if (isMixed(lines, ({ taxYear }) => taxYear)) refuse('several-years', lines)
  if (isMixed(lines, ({ cur }) => cur)) refuse('currency-mix', lines)
  if (lines.length > 0 && lines.every(isGone)) refuse('fully-refunded', lines)
  refuseFor('sum-mismatch', line => doesNotAddUp(line))
  refuseFor('value-of-benefits-unknown', line => !isGone(line) && stateLine(line, thresholds) === 'unknown')
  refuseFor('description-missing', line => isDescribed(line) && !line.description?.trim())
  refuseFor('value-in-description', line => isDescribed(line) && saysValue.test(line.description ?? ''))
  return refused
}

const isMixed = (lines: readonly LetterLine[], of: (line: LetterLine) => unknown) => new Set(lines.map(of)).size > 1
const isGone = (line: LetterLine) => !isDescribed(line) && line.paidCents > 0 && remainingCents(line) === 0

/** An amount of money in a description. The donor, never the organization, states the value of donated goods. */
const saysValue = /[$€£]\s*\d|\d\s*(?:usd|dollars?)\b/i

/** More was refunded than paid; or, before any refund, the deductible amount differs from the one on the order's line. */
function doesNotAddUp(line: LetterLine): boolean {
  const { paidCents, refundedCents, deductibleCents, benefits } = line
  if ([paidCents, refundedCents].some(cents => !Number.isInteger(cents) || cents < 0) || refundedCents > paidCents) return true
  if (deductibleCents === undefined || isDescribed(line) || refundedCents > 0 || benefits.some(({ fmvCents }) => fmvCents === null)) return false
  const received = benefits.reduce((sum, { fmvCents }) => sum + (fmvCents ?? 0), 0)
  return deductibleCents !== Math.max(0, paidCents - received)
}
