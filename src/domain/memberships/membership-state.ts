import type { DataOf } from '../shared/records/collection'
import { daysBetween } from '../shared/time/local-day'
import { cardStatus, graceDays } from './card-token'
import type { memberships } from './memberships.collection'
import { unreversedTerms } from './unreversed-terms'

type Term = Parameters<typeof unreversedTerms>[0][number]
type Suspension = DataOf<typeof memberships>['suspensions'][number]

export type MembershipState = 'future' | 'current' | 'grace' | 'lapsed' | 'suspended' | 'none'

/** The last paid or given day, `YYYY-MM-DD`; `undefined` if all terms were reversed. */
export const paidUntil = (all: readonly Term[]): string | undefined => lastDay(unreversedTerms(all))

export const suspendedOn = (all: readonly Suspension[], day: string): boolean =>
  all.some(({ from, until }) => from <= day && (until === undefined || day <= until))

/**
 * The state of a membership on a day in the organization's time zone (product.md D3, D8), with the days of grace of its product. Computed,
 * never stored. A future term makes nobody current, even if an earlier one has ended (civicrm#33218).
 */
export function membershipState(all: readonly Term[], suspensions: readonly Suspension[], today: string, grace = graceDays): MembershipState {
  const held = unreversedTerms(all)
  if (held.length === 0) return 'none'
  if (suspendedOn(suspensions, today)) return 'suspended'
  const until = lastDay(held.filter(({ start }) => start <= today))
  const state = until === undefined ? 'lapsed' : cardStatus({ until, grace }, today)
  return state === 'lapsed' && held.some(({ start }) => today < start) ? 'future' : state
}

/**
 * The last day of uninterrupted membership, seen from a day in the organization's time zone. A term after a gap does not count before it
 * begins; `undefined` if no term has begun.
 */
export function memberWithoutGapUntil(all: readonly Term[], today: string): string | undefined {
  const held = unreversedTerms(all).toSorted((a, b) => a.start.localeCompare(b.start))
  let until = lastDay(held.filter(({ start }) => start <= today))
  for (const { start, end } of held) if (until !== undefined && end > until && daysBetween(until, start) <= 1) until = end
  return until
}

const lastDay = (held: readonly Term[]) =>
  held
    .map(({ end }) => end)
    .toSorted()
    .at(-1)

/** Whether the member may use members-only offers. */
export const isAdmitted = (state: MembershipState): boolean => state === 'current' || state === 'grace'
