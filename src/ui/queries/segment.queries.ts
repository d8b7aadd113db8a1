import type { ConsentTopic } from '../../domain/accounts/consents'
import { type Segment, SegmentShelf } from '../../domain/people/segment-shelf'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'

const shelf = async (app: App) => (await app.services()).get(SegmentShelf)

/** The questions about people that staff keep; renewed with everything else of people. */
export const segmentsQuery = (app: App): LiveQuery<readonly Segment[]> => ({
  queryKey: ['people', 'segments'],
  queryFn: async () => (await shelf(app)).list(),
  live: async (next, fail) => (await shelf(app)).watch(next, fail),
})

/** One of them; `null` where none is asked for, and for one that is kept no longer. */
export const segmentQuery = (app: App, id: string | undefined): LiveQuery<Segment | null> => {
  const queryKey = ['people', 'segment', id ?? null]
  if (id === undefined) return { queryKey, queryFn: async () => null }
  const one = (kept: readonly Segment[]) => kept.find(segment => segment.id === id) ?? null
  return {
    queryKey,
    queryFn: async () => one(await (await shelf(app)).list()),
    live: async (next, fail) => (await shelf(app)).watch(kept => next(one(kept)), fail),
  }
}

/** What everybody agreed to, where a question asks for it; else nothing is read. */
export const agreedQuery = (app: App, isNeeded: boolean): LiveQuery<ReadonlyMap<string, readonly ConsentTopic[]>> => ({
  queryKey: ['people', 'agreed', isNeeded],
  queryFn: async () => (isNeeded ? (await shelf(app)).agreed() : new Map()),
  staleTime: 0,
})
