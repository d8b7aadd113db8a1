import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

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
  const watch = useEffectEvent((isStopped: () => boolean) => {
    const fail = () => void client.invalidateQueries({ queryKey: query.queryKey })
    const next = (told: T) => {
      if (!isStopped()) client.setQueryData(query.queryKey, told)
    }
    return query.live?.(next, fail).catch(fail)
  })
  useEffect(() => {
    let stopped = false
    const watching = watch(() => stopped)
    return () => {
      stopped = true
      void watching?.then(stop => stop?.())
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key names the query wholly: another closure under it is the same query
  }, [key])
  return data
}
