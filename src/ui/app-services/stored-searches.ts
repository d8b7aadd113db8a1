import { type StoredValue, storedValue } from './stored-value'

/** A search that a visitor saved on this device. */
export interface StoredSearch {
  readonly name: string
  readonly question: string
  /** ISO text. */
  readonly seenAt: string
}

const isSearch = (found: unknown): found is StoredSearch => {
  const { name, question, seenAt } = (found ?? {}) as Record<string, unknown>
  return typeof name === 'string' && typeof question === 'string' && typeof seenAt === 'string' && !Number.isNaN(Date.parse(seenAt))
}

/** The saved searches of a visitor who is not signed in. They are moved to the account at sign-in. */
export const storedSearches: StoredValue<readonly StoredSearch[]> = storedValue<readonly StoredSearch[]>('art:searches', [], found =>
  Array.isArray(found) ? found.filter(isSearch) : [],
)

/**
 * The number of new results when it was last computed, for the hash of the published files and each search's `seenAt`. Avoids reading the
 * files again.
 */
export const storedSearchNews: StoredValue<Readonly<Record<string, number>>> = storedValue<Readonly<Record<string, number>>>(
  'art:search-news',
  {},
  found => (typeof found === 'object' && found !== null ? (found as Record<string, number>) : {}),
)
