import { type ImportBatch, ImportDesk } from '../../domain/imports/import-desk'
import type { ImportScope } from '../../domain/imports/import-scope'
import { type PublicSet, type PublicSetState, Publishing } from '../../domain/operations/publishing'
import { type GuideWork, WorkCounts } from '../../domain/operations/work-counts'
import { type WaitingWork, WorkQueues } from '../../domain/operations/work-queues'
import type { Scope } from '../../domain/shared/policy'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

/** What panels of the office read; all of it asks for the scope its records are closed by. */
export const officeQueries = (app: App) => {
  const imports = async () => (await app.services()).get(ImportDesk)
  return {
    imports: (scopes: readonly ImportScope[]): LiveQuery<readonly ImportBatch[]> => ({
      queryKey: ['office', 'imports', ...scopes],
      queryFn: async () => (await imports()).batches(scopes),
      live: async (next, fail) => (await imports()).watchBatches(scopes, next, fail),
    }),

    /** How old what visitors read is; of the guide, its current edition. */
    published: (set: PublicSet, editionId: string): LiveQuery<PublicSetState> => ({
      ...followed(['office', 'published', set, editionId], async () => {
        const publishing = (await app.services()).get(Publishing)
        return set === 'guide' ? publishing.guide(editionId) : set === 'artists' ? publishing.artists() : publishing.calendar()
      }),
      staleTime: 0,
    }),

    /** What waits for staff of these scopes. */
    queues: (scopes: readonly Scope[]): LiveQuery<readonly WaitingWork[]> => ({
      queryKey: ['office', 'queues', scopes],
      queryFn: async () => (await app.services()).get(WorkQueues).waiting(scopes),
      staleTime: 0,
    }),

    guideWork: (editionId: string | undefined): LiveQuery<GuideWork> => ({
      queryKey: ['office', 'guide-work', editionId ?? 'none'],
      queryFn: async () => (await app.services()).get(WorkCounts).guide(editionId),
      staleTime: 0,
    }),
  }
}
