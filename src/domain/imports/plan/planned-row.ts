import type { RowCells } from '../cells/row-cells'
import type { ImportCounts, PlannedAction } from './import-counts'
import type { Doubt } from './import-question'
import type { Remark } from './remark'

export interface FieldChange {
  readonly field: string
  /** `undefined`: the field was empty. */
  readonly before?: unknown
  readonly after?: unknown
}

/** What the import would do with one row of the file. Plain JSON. */
export interface PlannedRow {
  /** Its number in a spreadsheet; the header is row 1. */
  readonly line: number
  /** The hash of the row's content: 32 hex digits. */
  readonly hash: string
  readonly action: PlannedAction
  /** The row's name in lists. */
  readonly name: string
  /** The record to change or to add to: an opening's listing, a gift's person. */
  readonly recordId?: string
  /** The key of the opening to change, in that record. */
  readonly entryKey?: string
  /** The record to create. */
  readonly data?: unknown
  readonly changes?: readonly FieldChange[]
  /** For an update: it withdraws the record, or its opening with that key, because the file no longer contains it. */
  readonly withdraws?: true
  /** Why the row is not written. Never empty for `skip` and `error`. */
  readonly reasons: readonly Remark[]
  readonly warnings: readonly Remark[]
  /** For a record that the file no longer contains, because no row can raise the question. */
  readonly doubt?: Doubt
}

/** A planned row that will be written. `Data` is what it creates. */
export type RowToWrite<Data = unknown> =
  | (PlannedRow & { readonly action: 'create'; readonly data: Data })
  | (PlannedRow & { readonly action: 'update' })

export const isToWrite = (row: PlannedRow): row is RowToWrite => row.action === 'create' || row.action === 'update'

/** The parts of every planned row that come from its cells. */
export const plannedRow = ({ row, hash, reasons, warnings }: RowCells, ...names: readonly (string | undefined)[]) => ({
  line: row.line,
  hash,
  name: names.filter(Boolean).join(' · '),
  reasons,
  warnings,
})

/** For a listing that went to print. */
export const printed: readonly Remark[] = [{ code: 'printed' }]
export const unchanged: readonly Remark[] = [{ code: 'unchanged' }]

/** The number of rows for each action. */
export function countRows(rows: readonly PlannedRow[]): ImportCounts {
  const counts = { create: 0, update: 0, skip: 0, error: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}
