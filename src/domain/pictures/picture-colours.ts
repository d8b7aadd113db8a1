const channels = [0, 1, 2] as const
const maxColours = 5

interface Heap {
  count: number
  readonly sums: [number, number, number]
}

/**
 * The dominant colors of a picture as `#rrggbb`, the most frequent first. `rgba` has four bytes per pixel; mostly transparent pixels are
 * ignored. Pixels are grouped by coarse color; a group that is too similar to one already taken is skipped.
 */
export function coloursOf(rgba: Uint8ClampedArray): readonly string[] {
  const heaps = new Map<number, Heap>()
  for (let i = 0; i + 3 < rgba.length; i += 4) {
    if (rgba[i + 3]! < 128) continue
    const key = (rgba[i]! >> 5) * 64 + (rgba[i + 1]! >> 5) * 8 + (rgba[i + 2]! >> 5)
    const heap = heaps.get(key) ?? { count: 0, sums: [0, 0, 0] }
    heap.count += 1
    for (const channel of channels) heap.sums[channel] += rgba[i + channel]!
    heaps.set(key, heap)
  }
  const chosen: (readonly number[])[] = []
  for (const { count, sums } of [...heaps.values()].sort((a, b) => b.count - a.count)) {
    const colour = sums.map(sum => Math.round(sum / count))
    if (chosen.length < maxColours && chosen.every(other => distance(colour, other) > 48)) chosen.push(colour)
  }
  return chosen.map(colour => `#${colour.map(part => part.toString(16).padStart(2, '0')).join('')}`)
}

const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...channels.map(channel => a[channel]! - b[channel]!))
