import { reversalId } from '../unreversed-terms'
import type { HeldTerm } from './new-terms'

/**
 * The entries that take back the terms of a refunded line: all of them, or its last ones where only so many of them are refunded by now.
 * Terms of other lines stay on their days: these were shown before they were paid for (product §C2), and no event changes a paid term
 * (product §D8, civicrm#10173). Terms that a refunded upgrade had replaced have their own days again. Repeating it adds nothing.
 */
export function reversedTerms(all: readonly HeldTerm[], lineId: string, refunded = Number.POSITIVE_INFINITY): readonly HeldTerm[] {
  const entered = new Set(all.map(({ id }) => id))
  return all
    .filter(({ kind, orderLineId }) => orderLineId === lineId && kind !== 'reverse')
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
    .slice(0, refunded)
    .filter(({ id }) => !entered.has(reversalId(id)))
    .map(({ id, start, end }) => ({ id: reversalId(id), start, end, kind: 'reverse' as const, orderLineId: lineId }))
}
