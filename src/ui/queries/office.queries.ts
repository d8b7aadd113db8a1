import type { ImportScope } from '../../domain/imports/import-batches.collection'
import { type ImportBatch, ImportService } from '../../domain/imports/import-service'
import { importUndoPlan, type UndoPlan } from '../../domain/imports/run/import-undo-plan.contract'
import { type GuideWork, PendingWorkCounts } from '../../domain/office/pending-work-counts'
import { type WaitingWork, WorkQueues } from '../../domain/office/work-queues'
import { type PublicSet, PublicSetService, type PublicSetState } from '../../domain/publishing/public-set-service'
import { Callables } from '../../domain/shared/functions/callables'
import type { Scope } from '../../domain/shared/records/policy'
import type { App, LiveQuery } from '../app-services/app-context'
import { readingQuery } from './query-of-reading'

/** Data for panels of the office. Each query needs the scope of its records. */
export const officeQueries = (app: App) => {
  return {
    imports: (scopes: readonly ImportScope[]): LiveQuery<readonly ImportBatch[]> =>
      readingQuery(['office', 'imports', ...scopes], async () => (await app.services()).get(ImportService).batches(scopes)),

    importUndoPlan: (batchId: string): LiveQuery<UndoPlan> => ({
      queryKey: ['office', 'import-undo-plan', batchId],
      queryFn: async () => (await app.services()).get(Callables).call(importUndoPlan, { batchId }),
      staleTime: 0,
    }),

    /** When a set was published and what changed since; for the guide, of its current edition. */
    published: (set: PublicSet, editionId: string): LiveQuery<PublicSetState> => ({
      ...readingQuery(['office', 'published', set, editionId], async () => {
        const publishing = (await app.services()).get(PublicSetService)
        return set === 'guide' ? publishing.guide(editionId) : set === 'artists' ? publishing.artists() : publishing.calendar()
      }),
      staleTime: 0,
    }),

    /** The work queues of these scopes; with those of superadmins for one of them. */
    queues: (scopes: readonly Scope[], isSuperadmin: boolean): LiveQuery<readonly WaitingWork[]> => ({
      queryKey: ['office', 'queues', scopes, isSuperadmin],
      queryFn: async () => (await app.services()).get(WorkQueues).waiting(scopes, isSuperadmin),
      staleTime: 0,
    }),

    guideWork: (editionId: string | undefined): LiveQuery<GuideWork> => ({
      queryKey: ['office', 'guide-work', editionId ?? 'none'],
      queryFn: async () => (await app.services()).get(PendingWorkCounts).guide(editionId),
      staleTime: 0,
    }),
  }
}
