import type { HandlerContext } from '../shared/functions/handler'
import { defineJob } from '../shared/functions/job'
import { unlessMissing } from '../shared/functions/unless-missing'
import { type ExportJob, exportFile, exportJobs } from './export-jobs.collection'

/** Deletes the files of expired exports. */
export const expireExports = defineJob({
  name: 'expireExports',
  every: 'hour',
  of: exportJobs,
  limit: 100,
  due: ({ clock }) => ({
    where: [
      ['status', '==', 'done'],
      ['expires', '<=', clock.now()],
    ],
  }),
  each: expireExport,
})

/** Deletes the file of an export. Its record, with who requested it, stays. */
export async function expireExport({ records, storage }: Pick<HandlerContext, 'records' | 'storage'>, job: ExportJob): Promise<void> {
  await storage.delete(exportFile(job.id, job.fileName)).catch(unlessMissing)
  await records.commit(records.moving(exportJobs, job, 'expire'))
}
