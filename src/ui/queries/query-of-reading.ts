import type { Reading } from '../../domain/shared/records/record-sets'
import type { LiveQuery } from '../app-services/app-context'

/** The query of a `Reading`: read first, then watched. */
export const readingQuery = <T>(queryKey: readonly unknown[], find: () => Promise<Reading<T>>): LiveQuery<T> => ({
  queryKey,
  queryFn: async () => (await find()).read(),
  live: async (next, fail) => (await find()).watch(next, fail),
})
