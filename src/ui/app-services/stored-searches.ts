import { type StoredValue, storedValue } from './stored-value'

/** A search that a visitor keeps on this device. */
export interface StoredSearch {
  readonly name: string
  readonly question: string
  /** As ISO. */
  readonly seenAt: string
}

const isSearch = (found: unknown): found is StoredSearch => {
  const { name, question, seenAt } = (found ?? {}) as Record<string, unknown>
  return typeof name === 'string' && typeof question === 'string' && typeof seenAt === 'string' && !Number.isNaN(Date.parse(seenAt))
}

/** The searches of whoever has not signed in; they go to her account when she does. */
export const storedSearches: StoredValue<readonly StoredSearch[]> = storedValue<readonly StoredSearch[]>('art:searches', [], found =>
  Array.isArray(found) ? found.filter(isSearch) : [],
)

/** What was new when it was last worked out, by the published files and each search's last sight: told again without reading them. */
export const storedSearchNews: StoredValue<Readonly<Record<string, number>>> = storedValue<Readonly<Record<string, number>>>(
  'art:search-news',
  {},
  found => (typeof found === 'object' && found !== null ? (found as Record<string, number>) : {}),
)
