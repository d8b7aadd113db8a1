import { ExportService, type ListedExport } from '../../domain/exports/export-service'
import type { Printable } from '../../domain/exports/printable'
import { isPortError } from '../../ports/errors'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

const historyDays = 90

/** Files that left the house. */
export const exportQueries = (app: App) => {
  const service = async () => (await app.services()).get(ExportService)
  return {
    /** What a job made to be printed; `null` where it is not kept any more. Reading it is noted as an opening of its file, so it is read once. */
    printable: (jobId: string): LiveQuery<Printable | null> => ({
      queryKey: ['office', 'exports', 'printable', jobId],
      queryFn: async () => (await service()).openPrintable(jobId).catch(nullWhereGone),
      staleTime: Infinity,
    }),

    /** Of the last ninety days before `today`, newest first. */
    jobs: (today: Date): LiveQuery<readonly ListedExport[]> => {
      const since = new Date(Math.floor(today.getTime() / 86_400_000 - historyDays) * 86_400_000)
      return followed(['office', 'exports', since.toISOString()], async () => (await service()).jobs(since))
    },
  }
}

/** An address may be older than its file, or name none. */
function nullWhereGone(error: unknown): null {
  if (isPortError(error, 'functions', 'not-found', 'invalid-argument')) return null
  throw error
}
