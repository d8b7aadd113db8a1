import type { QueryClient } from '@tanstack/react-query'
import { cacheQueryResults, queryResultsFromJson } from './payload'

interface InlinedPayload {
  readonly path: string
  /** Up to when it knows of changes, in milliseconds, where a host drew it. */
  readonly asOf?: number
  readonly answers: unknown
}

/**
 * Takes over what the document was drawn from, where the document is of this address: what it was, when the cache was filled,
 * otherwise nothing.
 */
export function takeInlinedPayload(
  document: Pick<Document, 'getElementById'>,
  path: string,
  queries: QueryClient,
): Omit<InlinedPayload, 'answers'> | undefined {
  const element = document.getElementById('payload')
  if (!element) return undefined
  const inlined = JSON.parse(element.textContent) as InlinedPayload
  if (inlined.path !== path) return undefined
  cacheQueryResults(queries, queryResultsFromJson(inlined.answers))
  return inlined
}
