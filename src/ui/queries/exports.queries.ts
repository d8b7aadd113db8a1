import { ExportService, type ListedExport } from '../../domain/exports/export-service'
import type { Printable } from '../../domain/exports/print-content-schema'
import { isPortError } from '../../ports/errors'
import type { App, LiveQuery } from '../app-services/app-context'
import { readingQuery } from './query-of-reading'

const historyDays = 90

/** Exports. */
export const exportQueries = (app: App) => {
  const service = async () => (await app.services()).get(ExportService)
  return {
    /** The content of a printed export; `null` if the file was deleted. Reading it is audited as opening it, so it is read once. */
    printable: (jobId: string): LiveQuery<Printable | null> => ({
      queryKey: ['office', 'exports', 'printable', jobId],
      queryFn: async () => (await service()).openPrintable(jobId).catch(nullWhereGone),
      staleTime: Infinity,
    }),

    /** Of the ninety days before `today`, newest first. */
    jobs: (today: Date): LiveQuery<readonly ListedExport[]> => {
      const since = new Date(Math.floor(today.getTime() / 86_400_000 - historyDays) * 86_400_000)
      return readingQuery(['office', 'exports', since.toISOString()], async () => (await service()).jobs(since))
    },
  }
}

/** `null` if the file was deleted or never existed. */
function nullWhereGone(error: unknown): null {
  if (isPortError(error, 'functions', 'not-found', 'invalid-argument')) return null
  throw error
}
