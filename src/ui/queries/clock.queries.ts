import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { serviceAfterHydration } from '../app-services/service-after-hydration'

const minute = 60_000

export const wallClock = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/shared/time/wall-clock')).WallClock)

/** The pages' clock: the simulated instant in local mode, updated every minute. */
export const clockQueries = (app: App) => ({
  now: (): LiveQuery<Date> => ({
    queryKey: ['clock', 'now'],
    queryFn: async () => (await wallClock(app)).now(),
    live: async next => {
      const clock = await wallClock(app)
      next(clock.now())
      const ticking = setInterval(() => next(clock.now()), minute)
      return () => clearInterval(ticking)
    },
    staleTime: minute,
  }),
})
