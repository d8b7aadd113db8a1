import { refundedId, reversalId } from '../unreversed-terms'
import type { HeldTerm } from './new-terms'
import { isMovedFrom } from './transferred-terms'

/**
 * The reversals for a refunded line: of all its terms, or of its last `refunded` ones. Terms of other lines keep their days: buyers saw them
 * before they paid (product.md C2), and no event changes a paid term (product.md D8, civicrm#10173). Terms that a refunded upgrade had
 * replaced get their days back. Repeating it adds nothing.
 */
export function reversedTerms(all: readonly HeldTerm[], lineId: string, refunded = Number.POSITIVE_INFINITY): readonly HeldTerm[] {
  return refundedTerms(all, lineId, refunded).flatMap(term => reversalOf(all, term, lineId) ?? [])
}

/** The same after the days of these terms were transferred, even several times; `all` are the terms of one of the person's memberships. */
export function reversedTransfers(all: readonly HeldTerm[], ofLine: readonly HeldTerm[], lineId: string): readonly HeldTerm[] {
  return all.filter(term => ofLine.some(origin => isMovedFrom(term, origin))).flatMap(term => reversalOf(all, term, lineId) ?? [])
}

/** The refunded terms of a line: its last ones. */
export const refundedTerms = (all: readonly HeldTerm[], lineId: string, refunded = Number.POSITIVE_INFINITY): readonly HeldTerm[] =>
  all
    .filter(({ kind, orderLineId }) => orderLineId === lineId && kind !== 'reverse')
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
    .slice(0, refunded)

/** Empty if the term was refunded before. If a transfer took its remainder, the days before the transfer are reversed too. */
function reversalOf(all: readonly HeldTerm[], { id, start, end }: HeldTerm, orderLineId: string): HeldTerm | undefined {
  const before = all.find(one => one.id === reversalId(id))
  const entry = before ? refundedId(id) : reversalId(id)
  if (before?.orderLineId !== undefined || all.some(one => one.id === entry)) return undefined
  return { id: entry, start, end, kind: 'reverse', orderLineId }
}
