import type { StoredBulkChange } from '../../domain/records/bulk/bulk-changes.collection'
import { RecordService } from '../../domain/records/record-service'
import type { Collection, StoredOf } from '../../domain/shared/records/collection'
import { type Find, type Params, Records } from '../../domain/shared/records/records'
import type { App, LiveQuery } from '../app-services/app-context'

/** One record of any collection, live; `null` if it does not exist. */
export const recordQuery = <C extends Collection>(app: App, of: C, id: string, params: Params = {}): LiveQuery<StoredOf<C> | null> => ({
  queryKey: ['record', of.path, params, id],
  queryFn: async () => (await (await app.services()).get(Records).get(of, id, params)) ?? null,
  live: async (next, fail) => (await app.services()).get(Records).watchOne(of, id, record => next(record ?? null), fail, params),
  staleTime: 0,
})

/** Records of any collection, live. */
export const recordsQuery = <C extends Collection>(app: App, of: C, find: Find = {}): LiveQuery<readonly StoredOf<C>[]> => ({
  queryKey: ['records', of.path, find],
  queryFn: async () => (await app.services()).get(Records).find(of, find),
  live: async (next, fail) => (await app.services()).get(Records).watch(of, find, next, fail),
  staleTime: 0,
})

/** The latest bulk changes of a kind of record, newest first; fetched again whenever they are shown. */
export const bulkChangesQuery = (app: App, of: Collection): LiveQuery<readonly StoredBulkChange[]> => ({
  queryKey: ['bulk-changes', of.path],
  queryFn: async () => (await app.services()).get(RecordService).bulkChanges(of),
  staleTime: 0,
})
