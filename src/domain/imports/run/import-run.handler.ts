import * as v from 'valibot'
import { editions } from '../../guide/editions.collection'
import { chunked } from '../../shared/chunked'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { type FieldMap, type RecordOf, schemaOf } from '../../shared/records/fields'
import type { Records, RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { importBatches, importRows } from '../import-batches.collection'
import { type ImportHandler, type RowWriter, refusalWords, type Writing, type WrittenRow } from '../import-handler'
import { importHandlerOf } from '../import-handlers'
import { requireKind } from '../import-scope'
import type { RowToWrite } from '../plan/planned-row'
import { readPiece, rowsFrom } from '../plan/planned-row-files'
import { importRun, type RefusedRow, type RunOutput, rowsPerCall } from './import-run.contract'

export const importRunHandler = defineHandler(
  importRun,
  async (context, { batchId, from, limit = rowsPerCall, pictures = {} }): Promise<RunOutput> => {
    const records = context.records
    const batch = await records.get(importBatches, batchId)
    if (batch?.status !== 'running') throw new RuleBroken('import-not-running', { batchId, status: batch?.status ?? 'missing' })
    const handler = importHandlerOf(batch.kind)
    requireKind(context, handler.kind)
    const { pieces = 0, scope } = batch
    const { rows, next } = rowsFrom(from.piece < pieces ? await readPiece(context.storage, scope, batchId, from.piece) : [], from, limit)
    const toWrite = rows.map(row => withPicture(row, pictures[row.hash]))
    let output: RunOutput = { written: 0, skipped: 0, done: batch.done, total: batch.total, refused: [] }
    for (const some of chunked(toWrite, handler.rowsAtOnce ?? rowsPerCall)) {
      const { written, skipped, refused, done } = await writeRows(context, records, handler, batchId, some)
      output = { ...output, done, written: output.written + written, skipped: output.skipped + skipped, refused: [...output.refused, ...refused] }
    }
    await handler.after?.(context, toWrite)
    return next.piece < pieces ? { ...output, next } : output
  },
)

const withPicture = (row: RowToWrite, imageId: string | undefined): RowToWrite =>
  imageId === undefined ? row : { ...row, data: { ...(row.data as object), imageId } }

/** Writes some rows, all or none. */
async function writeRows(context: HandlerContext, records: Records, handler: ImportHandler, batchId: string, rows: readonly RowToWrite[]) {
  const before = await handler.before?.(context, rows)
  return records.transact(async within => {
    const batch = await within.get(importBatches, batchId)
    if (batch?.status !== 'running') throw new RuleBroken('import-not-running', { batchId, status: batch?.status ?? 'missing' })
    const edition = batch.editionId === undefined ? undefined : await within.get(editions, batch.editionId)
    if (handler.kind.into === 'edition' && !edition) throw new RuleBroken('edition-missing', { editionId: batch.editionId })
    const fresh = await unwritten(rows, hash => within.get(importRows, hash, { batch: batchId }))
    const outcomes = await outcomesOf(handler, within, { context, batch, edition: () => edition!, before }, fresh)
    const refused: RefusedRow[] = []
    for (const { row, outcome } of outcomes) {
      if (typeof outcome === 'string') refused.push(refusedRow(handler, row, outcome))
      else within.create(importRows, row.hash, { ...outcome, scope: batch.scope }, { batch: batchId })
    }
    const count = outcomes.length - refused.length
    if (count > 0) within.change(importBatches, batch, { done: batch.done + count })
    return { written: count, skipped: rows.length - outcomes.length, done: batch.done + count, refused: refused.sort((a, b) => a.line - b.line) }
  })
}

/** What became of each row: what its undo needs, or why it was not written. Of the rows of one call, only one may change a record. */
async function outcomesOf(handler: ImportHandler, within: RecordsWithin, writing: Writing, rows: readonly RowToWrite[]) {
  const checked = rows.map(row => checkedRow(handler, row))
  const writer = await handler.write(within, writing, {
    created: checked.flatMap(row => (row?.action === 'create' ? [row] : [])),
    updated: checked.flatMap(row => (row?.action === 'update' ? [row] : [])),
  })
  const changed = new Set<string>()
  const outcomes = rows.map((row, at) => ({ row, outcome: writeRow(writer, checked[at], changed) }))
  writer.finish?.()
  return outcomes
}

/** Writes a row and notes which record it changed. */
function writeRow(writer: RowWriter, row: RowToWrite | undefined, changed: Set<string>): WrittenRow | string {
  if (row?.action === 'create') return writer.create(row)
  if (!row || !writer.update) return 'invalid'
  const record = `${row.recordId} ${row.entryKey}`
  if (changed.has(record)) return 'changed-since'
  const outcome = writer.update(row)
  if (typeof outcome !== 'string') changed.add(record)
  return outcome
}

/** `undefined` if the row would create something that its kind does not declare. */
function checkedRow({ creates }: ImportHandler, row: RowToWrite): RowToWrite<RecordOf<FieldMap>> | undefined {
  if (row.action === 'update') return row
  const data = v.safeParse(schemaOf(creates), row.data)
  return data.success ? { ...row, data: data.output } : undefined
}

const refusedRow = ({ refusals }: ImportHandler, { hash, line, name }: RowToWrite, code: string): RefusedRow => ({
  hash,
  line,
  name,
  code,
  why: refusals?.[code] ?? refusalWords[code] ?? code,
})

/** The rows that no earlier call of the batch wrote, each once. */
async function unwritten(rows: readonly RowToWrite[], find: (hash: string) => Promise<unknown>): Promise<RowToWrite[]> {
  const once = [...new Map(rows.map(row => [row.hash, row])).values()]
  const found = await Promise.all(once.map(row => find(row.hash)))
  return once.filter((_, at) => found[at] === undefined)
}
