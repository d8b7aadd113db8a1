import { type Duplicate, MergeService, type PairPage } from '../../domain/merging/merge-service'
import type { Merge } from '../../domain/merging/merges.collection'
import { type MergePreview, previewMerge } from '../../domain/merging/preview-merge.contract'
import type { Person } from '../../domain/people/people.collection'
import { Callables } from '../../domain/shared/functions/callables'
import type { App, LiveQuery } from '../app-services/app-context'

const pairsKey = ['people', 'pairs']

/** Data for merging two records; renewed together with all data about people. */
export const mergeQueries = (app: App) => {
  const service = async () => (await app.services()).get(MergeService)
  return {
    person: (personId: string): LiveQuery<Person | null> => ({
      queryKey: ['people', 'person', personId],
      queryFn: async () => (await (await service()).person(personId)) ?? null,
      staleTime: 0,
    }),

    /** The first pairs of the queue, and those that `morePairs` adds. */
    pairs: (): LiveQuery<PairPage> => ({
      queryKey: pairsKey,
      queryFn: async () => (await service()).pairs(),
      staleTime: 0,
    }),

    morePairs: async (next: Duplicate): Promise<void> => {
      const more = await (await service()).pairs(undefined, next)
      app.queries.setQueryData<PairPage>(pairsKey, before => before && { ...more, pairs: [...before.pairs, ...more.pairs] })
    },

    waitingPairs: (): LiveQuery<number> => ({
      queryKey: ['people', 'waiting-pairs'],
      queryFn: async () => (await service()).waiting(),
      staleTime: 0,
    }),

    merges: (): LiveQuery<readonly Merge[]> => ({
      queryKey: ['people', 'merges'],
      queryFn: async () => (await service()).history(),
      staleTime: 0,
    }),

    preview: (keptId: string, mergedId: string): LiveQuery<MergePreview> => ({
      queryKey: ['people', 'preview', keptId, mergedId],
      queryFn: async () => (await app.services()).get(Callables).call(previewMerge, { keptId, mergedId }),
      staleTime: 0,
    }),
  }
}
