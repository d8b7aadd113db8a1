import type { WorkCard } from './artists-snapshot'

/** What hangs in an order: a work of somebody, or somebody by herself. */
interface Hung {
  readonly artist: { readonly id: string }
  readonly work?: WorkCard
}

/**
 * One work of every artist before anybody's second, the artists by their `lots`; each artist's own works keep their order.
 * Who comes without a work stands after all works.
 */
export function interleaveByArtist<T extends Hung>(entries: readonly T[], lots: ReadonlyMap<string, number>): T[] {
  const hung = new Map<string, number>()
  const placed = entries.map(entry => {
    const { id } = entry.artist
    const round = entry.work ? (hung.get(id) ?? 0) : Number.MAX_SAFE_INTEGER
    if (entry.work) hung.set(id, round + 1)
    return { entry, round, lot: lots.get(id) ?? 0 }
  })
  return placed.sort((a, b) => a.round - b.round || a.lot - b.lot).map(({ entry }) => entry)
}
