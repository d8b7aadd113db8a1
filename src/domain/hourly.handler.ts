import { finishDeletionsHandler } from './accounts/finish-deletions.handler'
import { tidyPicturesHandler } from './content/tidy-pictures.handler'
import type { FunctionHandler, FunctionWorld } from './shared/cloud-function'

/** What is done without anybody asking. Each can be run at any time and any number of times. */
const hourlyHandlers: readonly FunctionHandler[] = [finishDeletionsHandler, tidyPicturesHandler]

/** Every host runs this by the hour, as the organisation itself. One job that fails keeps no other from its work. */
export async function runHourly(world: FunctionWorld): Promise<void> {
  const done = await Promise.allSettled(hourlyHandlers.map(job => job.run({ ...world, actor: undefined }, {})))
  const failures = done.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the hourly jobs failed`)
}
