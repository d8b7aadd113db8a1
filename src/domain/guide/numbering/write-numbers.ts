import { chunked } from '../../shared/chunked'
import type { HandlerContext } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { editions } from '../editions.collection'
import { listings } from '../listings.collection'
import { indexRuns, maxKept } from './index-runs.collection'
import { numberFields, numberOf } from './map-number'
import type { NumberingRecords } from './numbering-records'
import type { NumberChange, NumberingPlan } from './plan-numbers'

/** Notes a run with what it keeps of a plan, and answers its id. Refuses with `record-overtaken` where another run has begun meanwhile. */
export async function createRun(
  within: RecordsWithin,
  { edition, lastRun }: NumberingRecords,
  { rule, numbers, changes, findings, retired }: NumberingPlan,
  { kind, status }: Pick<DataOf<typeof indexRuns>, 'kind' | 'status'>,
): Promise<string> {
  const params = { edition: edition.id }
  const n = (lastRun?.n ?? 0) + 1
  const other = await within.get(indexRuns, String(n), params)
  if (other) throw new RuleBroken('record-overtaken', { by: other.createdBy })
  const kept = {
    numbers: Object.fromEntries(numbers),
    changed: changes.length,
    diffs: changes
      .slice(0, maxKept)
      .map(({ id, from, to }) => omitUndefined<{ listing: string; from?: string; to?: string }>({ listing: id, from, to })),
    checks: findings.slice(0, maxKept),
    retired: retired.slice(0, maxKept),
  }
  within.create(indexRuns, String(n), { n, kind, status, ...rule, ...kept }, params)
  return String(n)
}

/** Listings per transaction; a small chunk is cheap to retry. */
const chunkSize = 100

/**
 * Writes the numbers of a plan into the listings, and notes the run. Nothing is written over what somebody changed meanwhile: it refuses
 * with `record-overtaken`, and the next run does the rest.
 */
export async function writeNumbers(
  { records }: HandlerContext,
  numbering: NumberingRecords,
  plan: NumberingPlan,
  kind: 'numbering' | 'publication',
): Promise<void> {
  const { edition } = numbering
  const params = { edition: edition.id }
  const runId = await records.transact(within => createRun(within, numbering, plan, { kind, status: 'running' }))
  const end = (event: 'finish' | 'fail') =>
    records.transact(async within => {
      const run = await within.get(indexRuns, runId, params)
      if (run) within.move(indexRuns, run, event, {}, params)
    })
  try {
    for (const some of chunked(plan.changes, chunkSize)) await writeChunk(some)
  } catch (error) {
    // The caller is told why the work stopped; a run that still says `running` is continued all the same.
    await end('fail').catch(() => undefined)
    throw error
  }
  await end('finish')

  async function writeChunk(chunk: readonly NumberChange[]): Promise<void> {
    await records.transact(async within => {
      const now = await within.get(editions, edition.id)
      if (now?.frozenAt?.getTime() !== edition.frozenAt?.getTime()) throw recordOvertaken(now)
      const present = await Promise.all(chunk.map(({ id }) => within.get(listings, id)))
      for (const [i, listing] of present.entries()) {
        const { from, to } = chunk[i]!
        if (!listing || numberOf(listing) === to) continue
        if (numberOf(listing) !== from) throw recordOvertaken(listing)
        within.change(listings, listing, numberFields(to))
      }
    })
  }
}
