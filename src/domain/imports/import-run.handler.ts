import { editions } from '../guide/editions'
import { importBatches, importRows } from '../operations/import-batches'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { importRun, type Refusal, type RowToWrite } from './import-run.function'
import { writeListings } from './write-listings'
import { writeOpenings } from './write-openings'

export const importRunHandler = handle(importRun, (world, { batchId, rows }) =>
  new Records(world.documents, { current: world.actor }).transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (batch?.status !== 'running') throw new RuleBroken('import-not-running', { batchId, status: batch?.status ?? 'missing' })
    const edition = await within.get(editions, batch.editionId)
    if (!edition) throw new RuleBroken('edition-missing', { editionId: batch.editionId })
    const fresh = await unwritten(rows, hash => within.get(importRows, hash, { batch: batchId }))
    const write = batch.kind === 'listings' ? writeListings : writeOpenings
    const outcomes = await write(within, { batchId, editionId: edition.id, tz: edition.tz }, fresh)
    const refused: { hash: string; code: Refusal }[] = []
    for (const { hash, written, refusal } of outcomes) {
      if (written) within.create(importRows, hash, written, { batch: batchId })
      else refused.push({ hash, code: refusal })
    }
    const count = outcomes.length - refused.length
    const done = batch.done + count
    if (count > 0) within.change(importBatches, batch, { done })
    return { written: count, skipped: rows.length - outcomes.length, done, total: batch.total, refused }
  }),
)

/** The rows that no earlier call of the batch has written, each once. */
async function unwritten(rows: readonly RowToWrite[], find: (hash: string) => Promise<unknown>): Promise<RowToWrite[]> {
  const once = [...new Map(rows.map(row => [row.hash, row])).values()]
  const found = await Promise.all(once.map(row => find(row.hash)))
  return once.filter((_, at) => found[at] === undefined)
}
