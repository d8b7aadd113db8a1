import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

type Stop = () => void

/** A query's key, function and type, and, where the data is live, how it is watched. Made only by factories in `ui/queries`. */
export interface LiveQuery<T> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<T>
  readonly live?: (next: (data: T) => void, fail: (error: Error) => void) => Promise<Stop>
  readonly staleTime?: number
}

/** Reads a query and keeps it live: seeded by the query function (or a payload), then each told change is written to the cache. */
export function useLiveQuery<T>(query: LiveQuery<T>): T {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(query)
  const key = JSON.stringify(query.queryKey)
  useEffect(() => {
    if (!query.live) return
    let stopped = false
    let stop: Stop | undefined
    const fail = () => void client.invalidateQueries({ queryKey: query.queryKey })
    query.live(next => void (stopped || client.setQueryData(query.queryKey, next)), fail).then(s => (stopped ? s() : (stop = s)), fail)
    return () => {
      stopped = true
      stop?.()
    }
    // The key names the query wholly: a new closure under the same key is the same query.
  }, [key, client])
  return data
}
