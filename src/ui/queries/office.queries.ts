import { type Edition, EditionDesk } from '../../domain/guide/edition-desk'
import { type ImportBatch, ImportDesk } from '../../domain/imports/import-desk'
import { type GuideWork, WorkCounts } from '../../domain/operations/work-counts'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'

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

    guideWork: (editionId: string | undefined): LiveQuery<GuideWork> => ({
      queryKey: ['office', 'guide-work', editionId ?? 'none'],
      queryFn: async () => (await app.services()).get(WorkCounts).guide(editionId),
      staleTime: 0,
    }),
  }
}
