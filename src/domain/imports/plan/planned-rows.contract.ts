import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { anyImporter } from '../import-scope'
import type { PlannedAction } from './import-counts'

export const rowsShown = ['all', 'create', 'update', 'skip', 'error', 'warned', 'problems'] as const

export interface RowFilter {
  /** `problems`: rows that are not written, except those that are stored already, and rows with warnings. */
  readonly show: (typeof rowsShown)[number]
  /** In the row's name, the cells with remarks, or its line number. */
  readonly words: string
}

/** A planned row as the UI shows it. */
export interface ShownRow {
  line: number
  action: PlannedAction
  name: string
  reasons: string[]
  warnings: string[]
  /** `field` is its label. Of a new record, each value; it has nothing `before`. */
  changes: { field: string; before: string; after: string }[]
}

/** Rows in one page at most. */
export const maxRowsShown = 1_000

export interface RowsRequest extends RowFilter {
  readonly batchIds: readonly string[]
  readonly from: number
  readonly limit: number
}

const text = v.string()
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One page of the rows of a dry run. */
export const plannedRows = cloudFunction<RowsRequest, { found: number; rows: ShownRow[] }>({
  name: 'plannedRows',
  repeatable: onlyReads,
  access: anyImporter,
  limit: { account: hourly(3000) },
  input: v.strictObject({
    batchIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(20)),
    show: v.picklist(rowsShown),
    words: v.pipe(text, v.maxLength(200)),
    from: whole,
    limit: v.pipe(whole, v.maxValue(maxRowsShown)),
  }),
  output: v.strictObject({
    found: whole,
    rows: v.array(
      v.strictObject({
        line: whole,
        action: v.picklist(['create', 'update', 'skip', 'error']),
        name: text,
        reasons: v.array(text),
        warnings: v.array(text),
        changes: v.array(v.strictObject({ field: text, before: text, after: text })),
      }),
    ),
  }),
})
