import type { Reading } from '../../domain/shared/records/record-sets'
import type { LiveQuery } from '../app-services/live-query'

/** The query of something that is read at first and followed from then on. */
export const followed = <T>(queryKey: readonly unknown[], find: () => Promise<Reading<T>>): LiveQuery<T> => ({
  queryKey,
  queryFn: async () => (await find()).read(),
  live: async (next, fail) => (await find()).watch(next, fail),
})
