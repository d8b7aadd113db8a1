import { QueryClient } from '@tanstack/react-query'
import { isTransient } from '../../ports/errors'

/** Retries only after a transient failure, twice. */
export const shouldRetry = (failures: number, error: Error) => isTransient(error) && failures < 2

/** How long unused data stays in the cache: pages opened in this session can be read again without a network. */
const kept = 12 * 60 * 60 * 1000

/**
 * The query cache. `networkMode: always`, because the local backend needs no network and Firebase's adapter reports offline errors
 * itself. Live queries get every change, so nothing is refetched when the tab becomes visible.
 */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, staleTime: 10_000, gcTime: kept, retry: shouldRetry },
      mutations: { networkMode: 'always', retry: false },
    },
  })
