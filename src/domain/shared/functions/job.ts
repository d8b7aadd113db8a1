import { documentId } from '../../../ports/documents'
import type { Collection, StoredOf } from '../records/collection'
import type { Find } from '../records/records'
import type { HandlerContext } from './handler'

/** Work that the clock starts, done as the organization itself. It may run at any time and any number of times. */
export interface Job {
  readonly name: string
  /** A daily job runs with the first hourly run after 23 hours. */
  readonly every: 'five-minutes' | 'hour' | 'day'
  /** Returns the number of records handled. */
  readonly run: (context: HandlerContext) => Promise<number>
}

interface RecordJob<C extends Collection> extends Omit<Job, 'run'> {
  readonly of: C
  /** The number of records read in one run. The next run takes the others. */
  readonly limit: number
  /** Which records are due. */
  readonly due: (context: HandlerContext) => Find
  /**
   * The records stay due after they were handled. A run continues after the last record of the previous run, by document id, and starts over
   * after the last record of the collection. `due` may then compare for equality only.
   */
  readonly inRounds?: true
  readonly each: (context: HandlerContext, record: StoredOf<C>) => Promise<void>
}

/** A job that handles records one by one. A failing record does not stop the others. */
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

/** Returns the number that succeeded. Throws if any failed. */
export function throwFailures(name: string, done: readonly PromiseSettledResult<unknown>[]): number {
  const failures = done.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${name}: ${failures.length} of ${done.length} failed`)
  return done.length
}

interface JobState {
  /** When the job last ran. */
  readonly at?: Date
  /** The last record of the previous run; null after the last record of the collection. */
  readonly after?: string | null
}

/** Not in a declared collection, so closed to every client. */
const statePath = (name: string) => `jobStates/${name}`

export const jobState = async ({ documents }: HandlerContext, name: string): Promise<JobState> => (await documents.get(statePath(name)))?.data ?? {}

export const keepJobState = ({ documents }: HandlerContext, name: string, state: JobState): Promise<void> =>
  documents.commit([{ op: 'set', path: statePath(name), data: { ...state }, merge: true }])
