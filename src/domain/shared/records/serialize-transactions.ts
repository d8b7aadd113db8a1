import type { RecordsWithin } from './records'
import { sequenceNumbers } from './sequence-numbers.collection'

/**
 * Puts transactions that count the same thing one behind the other: a count is no part of a transaction, so two could both find a last place
 * free. Count after it resolves, then call what it resolves with, before other writes: of two that counted at once, one is done again.
 */
export async function serializeTransactions(within: RecordsWithin, sequence: string): Promise<() => void> {
  const before = await within.get(sequenceNumbers, sequence)
  return () => (before ? within.change(sequenceNumbers, before, { last: before.last + 1 }) : within.create(sequenceNumbers, sequence, { last: 1 }))
}
