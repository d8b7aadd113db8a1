import { type DuplicatePair, MergeDesk } from '../../domain/people/merge-desk'
import type { Person } from '../../domain/people/merge-snapshot'
import type { Merge } from '../../domain/people/merges'
import type { MergePreview } from '../../domain/people/preview-merge.function'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'

/** What is read to make one of two records; renewed with everything else of people. */
export const mergeQueries = (app: App) => {
  const desk = async () => (await app.services()).get(MergeDesk)
  return {
    person: (personId: string): LiveQuery<Person | null> => ({
      queryKey: ['people', 'person', personId],
      queryFn: async () => (await (await desk()).person(personId)) ?? null,
      staleTime: 0,
    }),

    pairs: (): LiveQuery<readonly DuplicatePair[]> => ({
      queryKey: ['people', 'pairs'],
      queryFn: async () => (await desk()).pairs(),
      staleTime: 0,
    }),

    waitingPairs: (): LiveQuery<number> => ({
      queryKey: ['people', 'waiting-pairs'],
      queryFn: async () => (await desk()).waiting(),
      staleTime: 0,
    }),

    merges: (): LiveQuery<readonly Merge[]> => ({
      queryKey: ['people', 'merges'],
      queryFn: async () => (await desk()).history(),
      staleTime: 0,
    }),

    preview: (keptId: string, mergedId: string): LiveQuery<MergePreview> => ({
      queryKey: ['people', 'preview', keptId, mergedId],
      queryFn: async () => (await desk()).preview(keptId, mergedId),
      staleTime: 0,
    }),
  }
}
