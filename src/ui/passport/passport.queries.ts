import type { PrizeDraw, PrizeWinner } from '../../domain/guide/passport/prize-draws.collection'
import { type DoorVisits, readDoorVisits } from '../../domain/guide/passport/read-door-visits.contract'
import type { App, LiveQuery } from '../app-services/app-context'
import { callAfterHydration } from '../app-services/call-after-hydration'
import { serviceAfterHydration } from '../app-services/service-after-hydration'

/** The most listings of one call. */
const perCall = 30

const drawsOf = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/guide/passport/prize-draw-service')).PrizeDrawService)

export const passportQueries = (app: App) => ({
  draw: (editionId: string): LiveQuery<PrizeDraw | null> => ({
    queryKey: ['passport', 'draw', editionId],
    queryFn: async () => (await (await drawsOf(app)).of(editionId)) ?? null,
  }),

  /** For staff. */
  winners: (editionId: string): LiveQuery<readonly PrizeWinner[]> => ({
    queryKey: ['passport', 'winners', editionId],
    queryFn: async () => (await drawsOf(app)).winners(editionId),
  }),

  /** Codes and counts of one's own doors, by listing. */
  doors: (listingIds: readonly string[]): LiveQuery<ReadonlyMap<string, DoorVisits>> => ({
    queryKey: ['passport', 'doors', ...listingIds],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(listingIds.length / perCall) }, (_, i) => listingIds.slice(i * perCall, (i + 1) * perCall))
      const found = await Promise.all(parts.map(ids => callAfterHydration(app, async () => readDoorVisits, { listingIds: [...ids] })))
      return new Map(found.flatMap(({ doors }) => doors).map(door => [door.listingId, door]))
    },
  }),
})
