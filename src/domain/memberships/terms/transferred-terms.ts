import { ascending } from '../../shared/ascending'
import { dateOfDay, dayNumber, daysBetween } from '../../shared/time/local-day'
import { paidUntil } from '../membership-state'
import { reversalId, unreversedTerms } from '../unreversed-terms'
import type { HeldTerm } from './new-terms'

interface Why {
  readonly today: string
  readonly reason: string
}

interface Move extends Why {
  /** The new level of the days: `{membership}/{level}`. */
  readonly level: string
}

/** The entries of a transfer: for the source membership, and for the target. Both are the same list if only the level changes. */
export interface MovedTerms {
  readonly reversed: readonly HeldTerm[]
  readonly given: readonly HeldTerm[]
  /** The target's last day afterwards. */
  readonly end: string
}

/**
 * The remaining days of a membership from today on, as given terms of the target. They keep their dates, or follow the target's existing
 * terms, so that nobody loses a day. `undefined` if none remain.
 */
export function transferredTerms(
  left: readonly HeldTerm[],
  other: readonly HeldTerm[] | 'same',
  { today, reason, level }: Move,
): MovedTerms | undefined {
  const unused = unusedTerms(left, today).toSorted(ascending('start'))
  const [first] = unused
  if (!first) return undefined
  const until = other === 'same' ? undefined : paidUntil(other)
  const shift = until === undefined ? 0 : Math.max(0, daysBetween(first.start, until) + 1)
  const moved = (day: string) => dateOfDay(dayNumber(day) + shift)
  const given = unused.map(({ id, start, end }) => ({
    id: movedId(id),
    start: moved(start),
    end: moved(end),
    kind: 'comp' as const,
    compReason: reason,
    level,
  }))
  return { reversed: reversals(left, { today, reason }), given, end: paidUntil(given)! }
}

/**
 * The entries that end a membership whose unused days are refunded; used days stay. Terms replaced by its upgrades are refunded too, so that
 * a later refund of an upgrade does not bring them back.
 */
export function reversedFrom(all: readonly HeldTerm[], { today, reason }: Why): readonly HeldTerm[] {
  const reversed = reversals(all, { today, reason })
  const bought = all.filter(({ kind }) => kind !== 'upgrade')
  return [...reversed, ...reversals([...bought, ...reversed], { today, reason })]
}

const reversals = (all: readonly HeldTerm[], { today, reason }: Why) =>
  unusedTerms(all, today).map(({ id, start, end }): HeldTerm => ({ id: reversalId(id), start, end, kind: 'reverse', compReason: reason }))

/** The unused part of the terms, from a day on. */
const unusedTerms = (all: readonly HeldTerm[], today: string) =>
  unreversedTerms(all)
    .filter(({ end }) => today <= end)
    .map(term => ({ ...term, start: term.start < today ? today : term.start }))

/** Days that a transfer took from another term, however often. */
export const isMovedFrom = ({ id, kind }: HeldTerm, origin: HeldTerm): boolean =>
  kind === 'comp' && id.startsWith(origin.id) && /^(-moved)+$/.test(id.slice(origin.id.length))

/** Whether some of these days may have been of another term before. */
export const hasMoved = (all: readonly HeldTerm[]): boolean => all.some(({ id, kind }) => kind === 'comp' && id.endsWith(movedId('')))

/** Terms with the line that paid for their days, also of those that a transfer moved: `all` has the ones that they were. */
export function withPayingLine(terms: readonly HeldTerm[], all: readonly HeldTerm[]): readonly HeldTerm[] {
  const paid = all.filter(({ orderLineId, kind }) => orderLineId !== undefined && kind !== 'reverse')
  return terms.map(term => {
    const orderLineId = term.orderLineId ?? paid.find(origin => isMovedFrom(term, origin))?.orderLineId
    return orderLineId === undefined ? term : { ...term, orderLineId }
  })
}

/** What would count again in a membership if upgrades, whose days are in another one by now, were taken back: the same entries keep it from that. */
export function reversedWithMoved(all: readonly HeldTerm[], moved: readonly HeldTerm[], why: Why): readonly HeldTerm[] {
  const held = new Set(unreversedTerms(all).map(({ id }) => id))
  const rest = all.filter(term => term.kind !== 'upgrade' || !moved.some(one => isMovedFrom(one, term)))
  return rest.length === all.length ? [] : reversals(rest, why).filter(({ id }) => !held.has(id.slice(0, -reversalId('').length)))
}

const movedId = (termId: string) => `${termId}-moved`

/** The terms that an earlier transfer from this membership gave; `undefined` if there was none. */
export function movedBefore(left: readonly HeldTerm[], other: readonly HeldTerm[]): HeldTerm | undefined {
  const ids = new Set(left.map(({ id }) => movedId(id)))
  return unreversedTerms(other)
    .filter(({ id }) => ids.has(id))
    .toSorted(ascending('end'))
    .at(-1)
}
