import { refundedId, reversalId } from '../unreversed-terms'
import type { HeldTerm } from './new-terms'

/**
 * The entries that take back the terms of a refunded line: all of them, or its last ones where only so many of them are refunded by now.
 * Terms of other lines stay on their days: these were shown before they were paid for (product.md C2), and no event changes a paid term
 * (product.md D8, civicrm#10173). Terms that a refunded upgrade had replaced have their own days again. Repeating it adds nothing.
 */
export function reversedTerms(all: readonly HeldTerm[], lineId: string, refunded = Number.POSITIVE_INFINITY): readonly HeldTerm[] {
  return refundedTerms(all, lineId, refunded).flatMap(term => reversalOf(all, term, lineId) ?? [])
}

/** The same where the days of these terms were given to another membership, however often: `all` is what its holder has of one membership. */
export function reversedTransfers(all: readonly HeldTerm[], ofLine: readonly HeldTerm[], lineId: string): readonly HeldTerm[] {
  const isMoved = ({ id }: HeldTerm) => ofLine.some(term => id.startsWith(term.id) && /^(-moved)+$/.test(id.slice(term.id.length)))
  return all.filter(term => term.kind === 'comp' && isMoved(term)).flatMap(term => reversalOf(all, term, lineId) ?? [])
}

/** The terms of a line that are refunded: the last ones first. */
export const refundedTerms = (all: readonly HeldTerm[], lineId: string, refunded = Number.POSITIVE_INFINITY): readonly HeldTerm[] =>
  all
    .filter(({ kind, orderLineId }) => orderLineId === lineId && kind !== 'reverse')
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
    .slice(0, refunded)

/** None where it was refunded before. Of what a transfer took the rest of, also the days before it. */
function reversalOf(all: readonly HeldTerm[], { id, start, end }: HeldTerm, orderLineId: string): HeldTerm | undefined {
  const before = all.find(one => one.id === reversalId(id))
  const entry = before ? refundedId(id) : reversalId(id)
  if (before?.orderLineId !== undefined || all.some(one => one.id === entry)) return undefined
  return { id: entry, start, end, kind: 'reverse', orderLineId }
}
