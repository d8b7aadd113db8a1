import type { ConsentTopic } from '../../domain/people/consents.collection'
import { type Segment, SegmentService } from '../../domain/segments/segment-service'
import type { App } from '../app-services/app-context'
import type { LiveQuery } from '../app-services/live-query'

const service = async (app: App) => (await app.services()).get(SegmentService)

/** Saved segments; renewed together with all data about people. */
export const segmentsQuery = (app: App): LiveQuery<readonly Segment[]> => ({
  queryKey: ['people', 'segments'],
  queryFn: async () => (await service(app)).list(),
  live: async (next, fail) => (await service(app)).watch(next, fail),
})

/** One segment; `null` without an id, and for a deleted one. */
export const segmentQuery = (app: App, id: string | undefined): LiveQuery<Segment | null> => {
  const queryKey = ['people', 'segment', id ?? null]
  if (id === undefined) return { queryKey, queryFn: async () => null }
  const one = (kept: readonly Segment[]) => kept.find(segment => segment.id === id) ?? null
  return {
    queryKey,
    queryFn: async () => one(await (await service(app)).list()),
    live: async (next, fail) => (await service(app)).watch(kept => next(one(kept)), fail),
  }
}

/** Everybody's consents if a segment needs them; otherwise nothing is read. */
export const agreedQuery = (app: App, isNeeded: boolean): LiveQuery<ReadonlyMap<string, readonly ConsentTopic[]>> => ({
  queryKey: ['people', 'agreed', isNeeded],
  queryFn: async () => (isNeeded ? (await service(app)).agreed() : new Map()),
  staleTime: 0,
})
