import { QueryClient } from '@tanstack/react-query'
import { isTransient } from '../../ports/errors'

/** Tries again only after a transient failure, twice. */
export const shouldRetry = (failures: number, error: Error) => isTransient(error) && failures < 2

/**
 * The query cache. `networkMode: always`, because the local backend needs no network, and because a Firebase adapter
 * says itself what it cannot do without one. Live queries are told of changes, so coming back to the tab asks nothing.
 */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, staleTime: 10_000, retry: shouldRetry },
      mutations: { networkMode: 'always', retry: false },
    },
  })
