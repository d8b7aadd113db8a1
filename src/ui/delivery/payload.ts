import type { QueryClient } from '@tanstack/react-query'

/** A query's result at the time of the build. A payload file is a list of them. */
export interface QueryResult {
  readonly key: readonly unknown[]
  readonly data: unknown
}

const dateMark = '$date'

/** JSON that distinguishes instants from text. */
export function queryResultToJson(answer: QueryResult): string {
  return JSON.stringify(answer, function (this: Record<string, unknown>, key, value: unknown) {
    const original = this[key]
    return original instanceof Date ? { [dateMark]: original.getTime() } : value
  })
}

/** The reverse of `queryResultToJson` for a whole parsed payload file. Changes its argument in place, because a payload can be long. */
export const queryResultsFromJson = (value: unknown): readonly QueryResult[] => revive(value) as readonly QueryResult[]

function revive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  if (typeof fields[dateMark] === 'number') return new Date(fields[dateMark])
  for (const key in fields) {
    const field = fields[key]
    if (typeof field === 'object' && field !== null) fields[key] = revive(field)
  }
  return fields
}

/** Adds query results to the cache where it has none. They count as stale, so a page that uses one refetches in the background. */
export function cacheQueryResults(queries: QueryClient, answers: readonly QueryResult[]): void {
  for (const { key, data } of answers) {
    if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data, { updatedAt: 1 })
  }
}
