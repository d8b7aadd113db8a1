import type { SegmentFact } from '../../domain/segments/segment-conditions'
import type { FactsByPerson } from '../../domain/segments/segment-facts'
import { type Segment, SegmentService } from '../../domain/segments/segment-service'
import type { App, LiveQuery } from '../app-services/app-context'

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

/** Always the same map, so that rows are not filtered again. */
const noFacts: FactsByPerson = new Map()

/** What the segment needs of other records than people's own; nothing is read for one that needs nothing. */
export const factsQuery = (app: App, asked: readonly SegmentFact[]): LiveQuery<FactsByPerson> => ({
  queryKey: ['people', 'facts', ...asked],
  queryFn: async () => {
    if (asked.length === 0) return noFacts
    const [services, { segmentFacts }, { MemberRoster }, { Records }] = await Promise.all([
      app.services(),
      import('../../domain/segments/segment-facts'),
      import('../../domain/memberships/roster/member-roster'),
      import('../../domain/shared/records/records'),
    ])
    return segmentFacts(services.get(Records), services.get(MemberRoster), asked)
  },
  staleTime: 0,
})
