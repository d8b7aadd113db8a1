/** Number of results after these filters are removed. */
export interface Alternative<F extends string> {
  readonly drop: readonly F[]
  readonly count: number
}

/**
 * Which filters to remove so that an empty result is no longer empty: single filters if one is enough, else the smallest sets; those with the
 * most results come first. `fails` holds, for each candidate, a bit mask of the filters that exclude it.
 */
export function filtersToRemove<F extends string>(fails: readonly number[], bits: Readonly<Record<F, number>>): readonly Alternative<F>[] {
  const sets = new Set(fails)
  const alternatives = [...sets].map(set => ({
    drop: (Object.keys(bits) as F[]).filter(name => set & bits[name]),
    count: fails.filter(other => (other & ~set) === 0).length,
  }))
  const fewest = Math.min(...alternatives.map(alternative => alternative.drop.length))
  return alternatives
    .filter(alternative => alternative.drop.length === fewest)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
}
