import { type Edition, EditionDesk } from '../../domain/guide/edition-desk'
import { type ImportBatch, ImportDesk } from '../../domain/imports/import-desk'
import { type PublicSet, type PublicSetState, Publishing } from '../../domain/operations/publishing'
import { type GuideWork, WorkCounts } from '../../domain/operations/work-counts'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

/** What panels of the office read; all of it asks for the scope its records are closed by. */
export const officeQueries = (app: App) => {
  const imports = async () => (await app.services()).get(ImportDesk)
  return {
    editions: (): LiveQuery<readonly Edition[]> => ({
      queryKey: ['office', 'editions'],
      queryFn: async () => (await app.services()).get(EditionDesk).list(),
      staleTime: 0,
    }),

    imports: (): LiveQuery<readonly ImportBatch[]> => ({
      queryKey: ['office', 'imports'],
      queryFn: async () => (await imports()).batches(),
      live: async (next, fail) => (await imports()).watchBatches(next, fail),
    }),

    /** How old what visitors read is; of the guide, its current edition. */
    published: (set: PublicSet, editionId: string): LiveQuery<PublicSetState> => ({
      ...followed(['office', 'published', set, editionId], async () => {
        const publishing = (await app.services()).get(Publishing)
        return set === 'guide' ? publishing.guide(editionId) : set === 'artists' ? publishing.artists() : publishing.calendar()
      }),
      staleTime: 0,
    }),

    guideWork: (editionId: string | undefined): LiveQuery<GuideWork> => ({
      queryKey: ['office', 'guide-work', editionId ?? 'none'],
      queryFn: async () => (await app.services()).get(WorkCounts).guide(editionId),
      staleTime: 0,
    }),
  }
}
