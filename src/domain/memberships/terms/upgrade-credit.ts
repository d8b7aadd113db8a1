import { daysBetween } from '../../shared/time/local-day'
import { unreversedTerms } from '../unreversed-terms'
import type { HeldTerm } from './new-terms'

/** Cents paid for each membership line, without refunds; a credit that paid a part of it is included. */
export type PaidForLines = Readonly<Record<string, number>>

/** What an upgrade on a day credits. */
export interface UpgradeCredit {
  readonly cents: number
  /** The credited terms; the upgrade replaces them from its first day on. */
  readonly replaces: readonly string[]
}

/**
 * The credit for the unused days of paid terms, including future terms. The used part is rounded down, so that used and unused parts add up
 * to the payment and the member loses no cent. Given terms bring no credit and therefore stay.
 */
export function upgradeCredit(all: readonly HeldTerm[], paid: PaidForLines, on: string): UpgradeCredit {
  const credits = unusedByLine(unreversedTerms(all), paid, on)
  return { cents: sum(credits.map(credit => credit.cents)), replaces: credits.flatMap(({ replaces }) => replaces).toSorted() }
}

/** The same of each line, by the terms that count; `isAsked`: of these terms alone, where a line has others. */
export function unusedByLine(
  held: readonly HeldTerm[],
  paid: PaidForLines,
  on: string,
  isAsked: (term: HeldTerm) => boolean = () => true,
): readonly (UpgradeCredit & { readonly lineId: string })[] {
  return Object.entries(paid).map(([lineId, cents]) => {
    const own = held.filter(({ orderLineId }) => orderLineId === lineId)
    const days = sum(own.map(({ start, end }) => lengthOf(start, end)))
    const unused = own.filter(term => on <= term.end && isAsked(term))
    const used = days - sum(unused.map(({ start, end }) => lengthOf(start < on ? on : start, end)))
    if (unused.length === 0 || cents <= 0) return { lineId, cents: 0, replaces: [] }
    return { lineId, cents: cents - Math.floor((cents * used) / days), replaces: unused.map(({ id }) => id) }
  })
}

const lengthOf = (start: string, end: string) => daysBetween(start, end) + 1
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
