import type { DataOf } from '../../shared/records/collection'
import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import { paidUntil } from '../membership-state'
import type { memberships, terms } from '../memberships.collection'
import { termEnd } from '../term-end'

/** The length of a membership's terms, from its product. */
export type TermLength = Parameters<typeof termEnd>[1]
/** A stored term without its person. */
export type HeldTerm = Omit<DataOf<typeof terms>, 'personId'> & { readonly id: string }
export type Suspensions = DataOf<typeof memberships>['suspensions']

/** A membership line of an order. Days are in the organization's time zone. */
export interface MembershipLine {
  readonly id: string
  /** Absent until the payment has arrived: a failed or awaited payment creates and changes no terms. */
  readonly paidOn?: string
  /** Number of terms bought at once. */
  readonly count: number
  readonly length: TermLength
  /** Only for a gift that begins later. */
  readonly startsOn?: string
}

/** The first day of the next term: after the last term, and never before its payment, so that a lapse costs nothing (product.md D3). */
export function nextStart(all: readonly HeldTerm[], paidOn: string, startsOn = paidOn): string {
  const until = paidUntil(all)
  const days = [paidOn, startsOn, ...(until === undefined ? [] : [dateOfDay(dayNumber(until) + 1)])]
  return days.toSorted().at(-1)!
}

/**
 * The terms that a line adds to a membership: none before it is paid, and none if it has created its terms already, even if they were
 * refunded since. The first has the line's id, so that two writers of the same payment create the same documents.
 */
export function newTerms(all: readonly HeldTerm[], { id, paidOn, count, length, startsOn }: MembershipLine): readonly HeldTerm[] {
  if (paidOn === undefined || all.some(term => term.orderLineId === id)) return []
  const isFirst = paidUntil(all) === undefined
  return consecutiveDays(nextStart(all, paidOn, startsOn), count, length).map((days, i) => ({
    id: i === 0 ? id : `${id}.${i + 1}`,
    ...days,
    kind: isFirst && i === 0 ? ('new' as const) : ('renew' as const),
    orderLineId: id,
  }))
}

/** The days of consecutive terms, as if each had been bought alone. */
export function consecutiveDays(first: string, count: number, length: TermLength): readonly { readonly start: string; readonly end: string }[] {
  let start = first
  return Array.from({ length: count }, () => {
    const days = { start, end: termEnd(start, length) }
    start = dateOfDay(dayNumber(days.end) + 1)
    return days
  })
}
