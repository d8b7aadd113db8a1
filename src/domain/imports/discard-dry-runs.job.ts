import type { HandlerContext } from '../shared/functions/handler-context'
import { defineJob } from '../shared/functions/job'
import type { StoredOf } from '../shared/records/collection'
import { importBatches } from './import-batches.collection'
import { deleteWaiting } from './run/delete-waiting'

/** How long a dry run that nobody started is stored, in milliseconds: a day, because its file and rows contain personal data. */
const keptFor = 86_400_000

/** Deletes dry runs that nobody started, with their files. */
export const discardDryRuns = defineJob({
  name: 'discardDryRuns',
  every: 'hour',
  of: importBatches,
  limit: 100,
  inRounds: true,
  due: () => ({ where: [['status', '==', 'planned']] }),
  async each(context, batch) {
    if (context.clock.now().getTime() - batch.createdAt.getTime() >= keptFor) await discardDryRun(context, batch)
  },
})

/** Deletes a dry run with its files. The file can be chosen again. */
export async function discardDryRun(context: HandlerContext, batch: StoredOf<typeof importBatches>): Promise<void> {
  await deleteWaiting(context, batch)
  await context.records.commit(context.records.deleting(importBatches, batch.id))
}
