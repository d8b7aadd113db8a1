import type { DataOf } from '../shared/records/collection'
import { cardStatus } from './card-token'
import type { memberships, terms } from './memberships.collection'
import { unreversedTerms } from './unreversed-terms'

type Term = Pick<DataOf<typeof terms>, 'start' | 'end' | 'kind'>
type Suspension = DataOf<typeof memberships>['suspensions'][number]

export type MembershipState = 'future' | 'current' | 'grace' | 'lapsed' | 'suspended' | 'none'

/** The last paid or given day, `YYYY-MM-DD`; `undefined` where all terms were reversed. */
export const paidUntil = (all: readonly Term[]): string | undefined =>
  unreversedTerms(all)
    .map(({ end }) => end)
    .toSorted()
    .at(-1)

/** The state of a membership on a day in the organisation's time zone (product §D3, §D8). Computed, never stored. */
export function membershipState(all: readonly Term[], suspensions: readonly Suspension[], today: string): MembershipState {
  const held = unreversedTerms(all)
  const until = paidUntil(all)
  if (until === undefined) return 'none'
  if (suspensions.some(({ from, until: last }) => from <= today && (last === undefined || today <= last))) return 'suspended'
  if (held.every(({ start }) => today < start)) return 'future'
  return cardStatus({ until }, today)
}

/** Whether the member may use what is for members only. */
export const isAdmitted = (state: MembershipState): boolean => state === 'current' || state === 'grace'
