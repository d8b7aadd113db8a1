import { ExportDesk, type ExportJob } from '../../domain/exports/export-desk'
import type { Printable } from '../../domain/exports/printable'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'

const historyDays = 90

/** Files that left the house. */
export const exportQueries = (app: App) => {
  const desk = async () => (await app.services()).get(ExportDesk)
  return {
    /** What a job made to be printed; reading it is noted as an opening of its file, so it is read once. */
    printable: (jobId: string): LiveQuery<Printable> => ({
      queryKey: ['office', 'exports', 'printable', jobId],
      queryFn: async () => (await desk()).openPrintable(jobId),
      staleTime: Infinity,
    }),

    /** Of the last ninety days before `today`, newest first. */
    jobs: (today: Date): LiveQuery<readonly ExportJob[]> => {
      const since = new Date(Math.floor(today.getTime() / 86_400_000 - historyDays) * 86_400_000)
      return {
        queryKey: ['office', 'exports', since.toISOString()],
        queryFn: async () => (await desk()).jobs(since),
        live: async (next, fail) => (await desk()).watchJobs(since, next, fail),
        staleTime: 0,
      }
    },
  }
}
