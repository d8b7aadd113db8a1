import { sha256 } from '../../shared/sha256'

/** The same seed and entries always give the same order, so anybody can repeat the draw. Nobody can aim at an order except by trying seeds. */
export async function drawOrder(seed: string, entries: readonly string[]): Promise<readonly string[]> {
  const hashed = await Promise.all(entries.map(async id => [await sha256(`${seed} ${id}`), id] as const))
  return hashed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, id]) => id)
}

/** Names the list of entries, so that a draw is of the entries that were shown before it. */
export const entriesHash = (entries: readonly string[]): Promise<string> => sha256(entries.toSorted().join('\n'))
