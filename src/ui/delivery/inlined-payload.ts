import type { QueryClient } from '@tanstack/react-query'
import { type KnownOffsets, knowOffsets } from '../../domain/shared/time/local-fields'
import { cacheQueryResults, queryResultsFromJson } from './payload'

interface InlinedPayload {
  readonly path: string
  /** The instant up to which it includes changes, in milliseconds, if a host rendered it. */
  readonly asOf?: number
  readonly answers: unknown
  readonly zones: Readonly<Record<string, KnownOffsets>>
}

/** Fills the cache with the document's own payload, if the document was rendered for this address. Returns it, or `undefined`. */
export function takeInlinedPayload(
  document: Pick<Document, 'getElementById'>,
  path: string,
  queries: QueryClient,
): Pick<InlinedPayload, 'path' | 'asOf'> | undefined {
  const element = document.getElementById('payload')
  if (!element) return undefined
  const inlined = JSON.parse(element.textContent) as InlinedPayload
  if (inlined.path !== path) return undefined
  knowOffsets(inlined.zones)
  cacheQueryResults(queries, queryResultsFromJson(inlined.answers))
  return inlined
}
