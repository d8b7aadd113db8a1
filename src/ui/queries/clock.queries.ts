import type { App } from '../app-services/app'
import { lateService } from '../app-services/late-service'
import type { LiveQuery } from '../app-services/live-query'

const minute = 60_000

export const wallClock = (app: App) => lateService(app, async () => (await import('../../domain/operations/wall-clock')).WallClock)

/** The clock pages go by: the simulated instant in local mode, told anew each minute. */
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
