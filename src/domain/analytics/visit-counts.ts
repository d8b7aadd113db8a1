import * as v from 'valibot'

/** How often each thing happened, by its name (`visit-count-names.ts`). Whole numbers above zero. */
export type Counts = Readonly<Record<string, number>>

export const noCounts: Counts = {}

/** The sum of several counts. */
export function sumOf(parts: Iterable<Counts>): Counts {
  const sum = new Map<string, number>()
  for (const part of parts) for (const [name, n] of Object.entries(part)) sum.set(name, (sum.get(name) ?? 0) + n)
  return Object.fromEntries(sum)
}

/** The most frequent names, at most `most`: invented names can only displace rare ones. */
export function maxCounted(counts: Counts, most: number): Counts {
  const names = Object.entries(counts)
  return names.length <= most ? counts : Object.fromEntries(names.toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, most))
}

const written = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)))

/** As JSON with sorted names: one text in the database instead of an index for each name. */
export const writeCounts = (counts: Counts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))))

export const readCounts = (text: string): Counts => v.parse(written, JSON.parse(text))
