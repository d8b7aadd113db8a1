import { expireRolesHandler } from './accounts/expire-roles.handler'
import { finishDeletionsHandler } from './accounts/finish-deletions.handler'
import { rollUpCountersHandler } from './analytics/roll-up-counters.handler'
import { archiveResourcesHandler } from './content/archive-resources.handler'
import { tidyPicturesHandler } from './content/tidy-pictures.handler'
import { tidyResourcesHandler } from './content/tidy-resources.handler'
import { expireExportsHandler } from './exports/expire-exports.handler'
import { emptyTrashHandler } from './operations/empty-trash.handler'
import { nightlyHealthHandler } from './operations/look-at-health.handler'
import { publishDueHandler } from './operations/publish-due.handler'
import { writeRowIndexesHandler } from './operations/write-row-indexes.handler'
import { tidyMergesHandler } from './people/tidy-merges.handler'
import { tidyProofsHandler } from './people/tidy-proofs.handler'
import type { FunctionHandler, FunctionWorld } from './shared/cloud-function'

/** What is done without anybody asking. Each can be run at any time and any number of times. */
const hourlyHandlers: readonly FunctionHandler[] = [
  expireRolesHandler,
  finishDeletionsHandler,
  tidyPicturesHandler,
  archiveResourcesHandler,
  tidyResourcesHandler,
  nightlyHealthHandler,
  tidyProofsHandler,
  tidyMergesHandler,
  emptyTrashHandler,
  expireExportsHandler,
  writeRowIndexesHandler,
  rollUpCountersHandler,
]
/** What has a time of its own, which is kept within five minutes. */
const scheduledHandlers: readonly FunctionHandler[] = [publishDueHandler]

/** Every host runs this by the hour, as the organisation itself. */
export const runHourly = (world: FunctionWorld): Promise<void> => runAll(hourlyHandlers, world, 'hourly')

/** Every host runs this every five minutes, as the organisation itself. */
export const runScheduled = (world: FunctionWorld): Promise<void> => runAll(scheduledHandlers, world, 'scheduled')

/** One job that fails keeps no other from its work. */
async function runAll(jobs: readonly FunctionHandler[], world: FunctionWorld, kind: string): Promise<void> {
  const done = await Promise.allSettled(jobs.map(job => job.run({ ...world, actor: undefined }, {})))
  const failures = done.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the ${kind} jobs failed`)
}
