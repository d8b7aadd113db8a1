import { type App, type LiveQuery, useApp, useLiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'

const minute = 60_000

export const wallClock = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/shared/time/wall-clock')).WallClock)

const timeQuery = (app: App, key: 'now' | 'real'): LiveQuery<Date> => ({
  queryKey: ['clock', key],
  queryFn: async () => (await wallClock(app))[key](),
  live: async next => {
    const clock = await wallClock(app)
    next(clock[key]())
    const ticking = setInterval(() => next(clock[key]()), minute)
    return () => clearInterval(ticking)
  },
  staleTime: minute,
})

/** The pages' clock, which may be simulated; updated every minute. */
export const clockQueries = (app: App) => ({
  now: () => timeQuery(app, 'now'),
  /** Never simulated: for sessions and codes. */
  real: () => timeQuery(app, 'real'),
})

/** The pages' time, which may be simulated; updated every minute. */
export const useNow = (): Date => useLiveQuery(clockQueries(useApp()).now())
