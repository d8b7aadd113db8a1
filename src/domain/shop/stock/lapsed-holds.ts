import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { holds } from '../holds.collection'

export type Hold = StoredOf<typeof holds>

/** Values that one `in` may have (the database's own limit). */
const maxInOneQuery = 30
/** More than any order needs: it takes at most twenty pieces of a variant. */
const maxLapsed = 100

/** Holds of these variants that are over and were not released yet, the oldest first. Their pieces count as left. */
export async function lapsedHolds(records: Records, refs: readonly string[], now: Date): Promise<readonly Hold[]> {
  const asked = [...new Set(refs)]
  const found: Hold[] = []
  for (let at = 0; at < asked.length; at += maxInOneQuery)
    found.push(
      ...(await records.find(holds, {
        where: [
          ['kind', '==', 'stock'],
          ['ref', 'in', asked.slice(at, at + maxInOneQuery)],
          ['status', '==', 'held'],
          ['until', '<=', now],
        ],
        orderBy: [['until', 'asc']],
        limit: maxLapsed,
      })),
    )
  return found
}

/** How many pieces of each variant lapsed holds have. */
export function lapsedPieces(lapsed: readonly Hold[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { ref, pieces: more } of lapsed) pieces.set(ref, (pieces.get(ref) ?? 0) + more)
  return pieces
}
