/** How many there would be without these filters. */
export interface Alternative<F extends string> {
  readonly drop: readonly F[]
  readonly count: number
}

/**
 * Which filters to drop so that an empty answer holds something: one if one is enough, else the smallest sets, fullest first.
 * `fails` says for each candidate which filters it fails, by the filters' bits.
 */
export function nearestAlternatives<F extends string>(fails: readonly number[], bits: Readonly<Record<F, number>>): readonly Alternative<F>[] {
  const sets = new Set(fails)
  const ways = [...sets].map(set => ({
    drop: (Object.keys(bits) as F[]).filter(name => set & bits[name]),
    count: fails.filter(other => (other & ~set) === 0).length,
  }))
  const fewest = Math.min(...ways.map(way => way.drop.length))
  return ways
    .filter(way => way.drop.length === fewest)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
}
