import * as listed from './job-list'
import { type HandlerPorts, handlerContext } from './shared/functions/handler'
import { type Job, jobState, keepJobState, throwFailures } from './shared/functions/job'

/** Every job of the product, by name: bundlers order the exports of a module as they like. Each host runs them by the clock. */
export const jobs: readonly Job[] = Object.values(listed).sort((a, b) => (a.name < b.name ? -1 : 1))

/** Less than a day, so that a daily job still runs at the same hour. */
const asGoodAsADay = 23 * 3_600_000

/** Hosts call this hourly and every five minutes. A job that fails does not affect the others. */
export async function runJobs(every: 'five-minutes' | 'hour', ports: HandlerPorts): Promise<void> {
  const context = handlerContext({ ...ports, actor: undefined })
  const due = jobs.filter(job => job.every === every || (job.every === 'day' && every === 'hour'))
  throwFailures('jobs', await Promise.allSettled(due.map(job => (job.every === 'day' ? runDaily(job, context) : job.run(context)))))
}

async function runDaily(job: Job, context: ReturnType<typeof handlerContext>): Promise<number> {
  const now = context.clock.now()
  const { at } = await jobState(context, job.name)
  if (at && Math.abs(now.getTime() - at.getTime()) < asGoodAsADay) return 0
  const done = await job.run(context)
  await keepJobState(context, job.name, { at: now })
  return done
}
