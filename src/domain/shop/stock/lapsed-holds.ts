import { holds } from '../../capacity/holds.collection'
import { chunked } from '../../shared/chunked'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'

export type Hold = StoredOf<typeof holds>

/** Maximum number of values in one `in` filter (a Firestore limit). */
const maxInOneQuery = 30
/** More than any order needs: it takes at most twenty pieces of a variant. */
const maxLapsed = 100

/** Lapsed holds of these variants that were not released yet, the oldest first. Their pieces count as available. */
export async function lapsedHolds(records: Records, refs: readonly string[], now: Date): Promise<readonly Hold[]> {
  const asked = [...new Set(refs)]
  const found: Hold[] = []
  for (const some of chunked(asked, maxInOneQuery))
    found.push(
      ...(await records.find(holds, {
        where: [
          ['kind', '==', 'stock'],
          ['ref', 'in', some],
          ['status', '==', 'held'],
          ['until', '<=', now],
        ],
        limit: maxLapsed,
      })),
    )
  return found
}

/** The pieces in lapsed holds, by variant. */
export function lapsedPieces(lapsed: readonly Hold[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { ref, pieces: more } of lapsed) pieces.set(ref, (pieces.get(ref) ?? 0) + more)
  return pieces
}
