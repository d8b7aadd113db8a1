import type { HandlerContext } from '../shared/functions/handler'
import { inactiveRecordsQuery } from '../shared/functions/inactive-records-query'
import { defineJob } from '../shared/functions/job'
import type { StoredOf } from '../shared/records/collection'
import { importBatches } from './import-batches.collection'
import { deleteWaiting } from './run/delete-planned-rows'

/** Deletes dry runs that nobody started for a day, with their files and rows, which contain personal data. */
export const discardDryRuns = defineJob({
  name: 'discardDryRuns',
  every: 'hour',
  of: importBatches,
  limit: 100,
  due: context => inactiveRecordsQuery(context, 1, 'planned'),
  each: discardDryRun,
})

/** Deletes a dry run with its files. The file can be chosen again. */
export async function discardDryRun(context: HandlerContext, batch: StoredOf<typeof importBatches>): Promise<void> {
  await deleteWaiting(context, batch)
  await context.records.commit(context.records.deleting(importBatches, batch.id))
}
