import type { RecordsWithin } from './records'
import { sequenceNumbers } from './sequence-numbers.collection'

/**
 * Serializes transactions that depend on a count query, which Firestore does not lock: without it, two could both find the last place free.
 * Run the count query after this resolves, then call the returned function before other writes. Of two concurrent transactions, one conflicts
 * and is retried.
 */
export async function serializeTransactions(within: RecordsWithin, sequence: string): Promise<() => void> {
  const before = await within.get(sequenceNumbers, sequence)
  return () => (before ? within.change(sequenceNumbers, before, { last: before.last + 1 }) : within.create(sequenceNumbers, sequence, { last: 1 }))
}
