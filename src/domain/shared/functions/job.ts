import { documentId } from '../../../ports/documents'
import type { Collection, StoredOf } from '../records/collection'
import type { Find } from '../records/records'
import type { HandlerContext } from './handler-context'

/** What is done without anybody asking, as the organisation itself. It may run at any time and any number of times. */
export interface Job {
  readonly name: string
  /** A daily job runs with the first hourly run after 23 hours. */
  readonly every: 'five-minutes' | 'hour' | 'day'
  /** Returns how much was done. */
  readonly run: (context: HandlerContext) => Promise<number>
}

interface RecordJob<C extends Collection> extends Omit<Job, 'run'> {
  readonly of: C
  /** Records read in one run; the next run takes the others. */
  readonly limit: number
  /** Which records are due. */
  readonly due: (context: HandlerContext) => Find
  /**
   * The records stay due after their turn: a run goes on behind the last record of the one before, by document id, and after the last begins
   * anew. `due` may then compare for equality only.
   */
  readonly inRounds?: true
  readonly each: (context: HandlerContext, record: StoredOf<C>) => Promise<void>
}

/** A job that takes records one by one. One that fails keeps no other from its turn. */
export const defineJob = <C extends Collection>({ name, every, of, limit, due, inRounds, each }: RecordJob<C>): Job => ({
  name,
  every,
  async run(context) {
    const after = inRounds && (await jobState(context, name)).after
    const order: Find = inRounds ? { orderBy: [[documentId, 'asc']], ...(typeof after === 'string' && { startAfter: [after] }) } : {}
    const found = await context.records.find(of, { ...due(context), ...order, limit })
    const done: PromiseSettledResult<void>[] = []
    for (const record of found) done.push(...(await Promise.allSettled([each(context, record)])))
    if (inRounds) await keepJobState(context, name, { after: found.length === limit ? found.at(-1)!.id : null })
    return throwFailures(name, done)
  },
})

/** How many ended well; throws what failed. */
export function throwFailures(name: string, done: readonly PromiseSettledResult<unknown>[]): number {
  const failures = done.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${name}: ${failures.length} of ${done.length} failed`)
  return done.length
}

interface JobState {
  /** When the job last ran. */
  readonly at?: Date
  /** The last record of the last run; null when the round was over. */
  readonly after?: string | null
}

/** In no declared collection, and so closed to every client. */
const statePath = (name: string) => `jobStates/${name}`

export const jobState = async ({ documents }: HandlerContext, name: string): Promise<JobState> => (await documents.get(statePath(name)))?.data ?? {}

export const keepJobState = ({ documents }: HandlerContext, name: string, state: JobState): Promise<void> =>
  documents.commit([{ op: 'set', path: statePath(name), data: { ...state }, merge: true }])
