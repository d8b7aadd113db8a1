import type { QueryClient } from '@tanstack/react-query'

/** A query's answer, as it was when the build was made. A payload file is a list of them. */
export interface QueryResult {
  readonly key: readonly unknown[]
  readonly data: unknown
}

const dateMark = '$date'

/** JSON that keeps instants apart from text. */
export function queryResultToJson(answer: QueryResult): string {
  return JSON.stringify(answer, function (this: Record<string, unknown>, key, value: unknown) {
    const original = this[key]
    return original instanceof Date ? { [dateMark]: original.getTime() } : value
  })
}

/** Turns a payload file, already parsed, back into what `queryResultToJson` was given. Works on what it is given, as a payload can be long. */
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

/** Puts answers into the cache where it has none. They count as old, so a page that is drawn from one asks again behind it. */
export function cacheQueryResults(queries: QueryClient, answers: readonly QueryResult[]): void {
  for (const { key, data } of answers) {
    if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data, { updatedAt: 1 })
  }
}
