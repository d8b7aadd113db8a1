import type { Door } from '../../domain/guide/door-status/door-statuses-of-day'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { readingQuery } from '../queries/query-of-reading'

export const doorQueries = (app: App) => ({
  /** What artists say of their doors on a day, by listing; nothing if it cannot be read, because a guide without it is better than none. */
  ofDay: (editionId: string, day: string): LiveQuery<ReadonlyMap<string, Door>> => {
    const reading = readingQuery(['doors', editionId, day], async () =>
      (await serviceAfterHydration(app, async () => (await import('../../domain/guide/door-status/live-door-statuses')).LiveDoorStatuses)).of(
        editionId,
        day,
      ),
    )
    return { ...reading, queryFn: async () => reading.queryFn().catch(() => new Map<string, Door>()) }
  },
})
