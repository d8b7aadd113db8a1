import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId as id } from '../../shared/records/document-id'
import { anyImporter } from '../import-scope'
import type { RowPlace } from '../plan/planned-row-files'

/** Rows in one call. The writes of each (its record, its own document, the batch) must fit in one transaction. */
export const rowsPerCall = 100

export interface RunRequest {
  readonly batchId: string
  /** The position of the first row, from the previous call's answer. */
  readonly from: RowPlace
  readonly limit?: number
  /** For pictures: the ids of the stored pictures, by the hash of their row. */
  readonly pictures?: Readonly<Record<string, string>>
}

/** A row that was not written, and why. */
export interface RefusedRow {
  hash: string
  line: number
  name: string
  code: string
  why: string
}

export interface RunOutput {
  written: number
  /** Rows that an earlier call of this batch wrote. */
  skipped: number
  /** Of the whole batch. */
  done: number
  total: number
  refused: RefusedRow[]
  /** The position of the next call's rows; absent after the last row. */
  next?: RowPlace
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const place = v.strictObject({ piece: count, row: count })
const text = v.string()

/** Writes the next rows of a batch, all or none. The same rows again are written once. */
export const importRun = cloudFunction<RunRequest, RunOutput>({
  name: 'importRun',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyImporter,
  limit: { account: hourly(6000) },
  input: v.strictObject({
    batchId: id,
    from: place,
    limit: v.exactOptional(v.pipe(count, v.minValue(1), v.maxValue(rowsPerCall))),
    pictures: v.exactOptional(v.pipe(v.record(id, id), v.maxEntries(rowsPerCall))),
  }),
  output: v.strictObject({
    written: count,
    skipped: count,
    done: count,
    total: count,
    refused: v.array(v.strictObject({ hash: text, line: count, name: text, code: text, why: text })),
    next: v.exactOptional(place),
  }),
})
