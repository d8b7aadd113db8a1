import * as v from 'valibot'

/** How often something happened, by its name (`count-names.ts`). Whole numbers above zero. */
export type Counts = Readonly<Record<string, number>>

export const noCounts: Counts = {}

/** All of them together. The order does not matter, and nothing is a name of its own: parts can be added in any grouping. */
export function sumOf(parts: Iterable<Counts>): Counts {
  const sum = new Map<string, number>()
  for (const part of parts) for (const [name, n] of Object.entries(part)) sum.set(name, (sum.get(name) ?? 0) + n)
  return Object.fromEntries(sum)
}

/** The names counted most, at most so many: whoever sends thousands of made-up ones pushes out rare names and no others. */
export function maxCounted(counts: Counts, most: number): Counts {
  const names = Object.entries(counts)
  return names.length <= most ? counts : Object.fromEntries(names.toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, most))
}

const written = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)))

/** As JSON, names in order: the database keeps one text, and no index for each name. */
export const writeCounts = (counts: Counts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))))

export const readCounts = (text: string): Counts => v.parse(written, JSON.parse(text))
