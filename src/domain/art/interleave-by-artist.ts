import type { WorkCard } from './artists-snapshot-types'

/** An entry to be ordered: a work of an artist, or an artist without a work. */
interface ArtistEntry {
  readonly artist: { readonly id: string }
  readonly work?: WorkCard
}

/**
 * One work of every artist comes before anybody's second. Artists are ordered by their `lots`; each artist's works keep their order.
 * Artists without a work come last.
 */
export function interleaveByArtist<T extends ArtistEntry>(entries: readonly T[], lots: ReadonlyMap<string, number>): T[] {
  const hung = new Map<string, number>()
  const placed = entries.map(entry => {
    const { id } = entry.artist
    const round = entry.work ? (hung.get(id) ?? 0) : Number.MAX_SAFE_INTEGER
    if (entry.work) hung.set(id, round + 1)
    return { entry, round, lot: lots.get(id) ?? 0 }
  })
  return placed.sort((a, b) => a.round - b.round || a.lot - b.lot).map(({ entry }) => entry)
}
