import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { Services } from '../../domain/shared/functions/service'

/** What a page can use: the query cache at once, the services when the backend is open. */
export interface App {
  readonly queries: QueryClient
  /** Opens the backend at the first call. Nothing of it is downloaded before. */
  services(): Promise<Services>
}

export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp outside <App>')
  return app
}

/** All services. The component suspends while the backend opens. */
export const useServices = (): Services => use(useApp().services())

/** The service of this class. The component suspends while the backend opens. */
export const useService: Services['get'] = key => use(useApp().services()).get(key)

type Stop = () => void

/** A query's key, function and type; for live data also how to watch it. Created only by factories in `ui/queries`. */
export interface LiveQuery<T> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<T>
  readonly live?: (next: (data: T) => void, fail: (error: Error) => void) => Promise<Stop>
  readonly staleTime?: number
  /** Queries that a part of the page asks for because of this answer. Payloads hold them too. */
  further?(data: T): Promise<readonly LiveQuery<unknown>[]>
}

/**
 * Reads a query and keeps it live. The query function (or a payload) provides the first value; every change is then written to the cache. A
 * watched query is not refetched, because its watch starts with the current value.
 */
export function useLiveQuery<T>(query: LiveQuery<T>): T {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(query.live ? { ...query, staleTime: Number.POSITIVE_INFINITY } : query)
  const key = JSON.stringify(query.queryKey)
  const start = useEffectEvent(() => follow(client, query))
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key names the query wholly: another closure under it is the same query
  useEffect(() => start(), [key])
  return data
}

interface Followed {
  /** Number of components that use it. */
  users: number
  readonly end: Stop
}

/** The running watches, by cache and key. */
const running = new WeakMap<QueryClient, Map<string, Followed>>()

/**
 * Keeps a query's value in the cache up to date while components use it. They share one watch, which continues if one component replaces
 * another within the same task. If the watch fails, the query is read again.
 */
function follow<T>(client: QueryClient, query: LiveQuery<T>): Stop {
  const { live } = query
  if (!live) return () => undefined
  const open = running.get(client) ?? new Map<string, Followed>()
  running.set(client, open)
  const key = JSON.stringify(query.queryKey)
  const followed = open.get(key) ?? { users: 0, end: begin(client, query, live) }
  open.set(key, followed)
  followed.users += 1
  return () => {
    followed.users -= 1
    setTimeout(() => {
      if (followed.users > 0 || open.get(key) !== followed) return
      open.delete(key)
      followed.end()
    })
  }
}

function begin<T>(client: QueryClient, { queryKey }: LiveQuery<T>, live: NonNullable<LiveQuery<T>['live']>): Stop {
  let ended = false
  const next = (notified: T) => {
    if (!ended) client.setQueryData(queryKey, notified)
  }
  const fail = () => void client.invalidateQueries({ queryKey })
  const watching = live(next, fail).catch(fail)
  return () => {
    ended = true
    void watching.then(stop => stop?.())
  }
}
