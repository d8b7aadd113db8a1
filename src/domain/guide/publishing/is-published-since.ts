import type { Records } from '../../shared/records/records'
import { snapshots } from './snapshots.collection'

/** Whether a set was published after an instant (ISO 8601), so that a retried call need not publish it again. */
export async function isPublishedSince(records: Records, snapshotId: string, at: string): Promise<boolean> {
  const pointer = await records.get(snapshots, snapshotId)
  return pointer !== undefined && pointer.publishedAt >= new Date(at)
}
