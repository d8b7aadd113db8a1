import type { RowCells } from '../cells/row-cells'
import type { Formats, Mapping } from '../columns/column-mapping'
import type { Table } from '../file/file-table'
import type { ZippedPicture } from '../file/picture-zip'
import type { ImportCounts, PlannedAction } from './import-counts'
import type { Answers, Doubt } from './import-question'
import type { Remark } from './remark'

/** The input of a dry run: a parsed file with the mapping, formats and answers that staff chose. */
export interface PlanInput {
  readonly table: Table
  readonly mapping: Mapping
  readonly formats: Formats
  /** Answers to the kind's questions. */
  readonly answers: Answers
  readonly editionId?: string | undefined
  /** The days, `YYYY-MM-DD`, between which dates of the edition are plausible. */
  readonly days?: { readonly from: string; readonly to: string } | undefined
  /** The zone of times without an offset: the edition's, else the organization's. */
  readonly tz: string
  /** `YYYY-MM-DD` in that zone. */
  readonly today: string
  /** The pictures in a ZIP. */
  readonly pictures?: readonly ZippedPicture[]
}

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

export type RowToCreate<Data = unknown> = PlannedRow & { readonly action: 'create'; readonly data: Data }
export type RowToUpdate = PlannedRow & { readonly action: 'update' }
/** A planned row that will be written. `Data` is what it creates. */
export type RowToWrite<Data = unknown> = RowToCreate<Data> | RowToUpdate

export const isToWrite = (row: PlannedRow): row is RowToWrite => row.action === 'create' || row.action === 'update'

/** What the plan found out about a row: the record that it is about, and what it would create or change there. */
export interface RowFindings extends Pick<PlannedRow, 'recordId' | 'entryKey' | 'data'> {
  /** Without any, nothing is written. */
  readonly changes?: readonly FieldChange[]
  /** The line of an earlier row that does the same. */
  readonly sameAs?: number | undefined
}

/** What becomes of a row. One with a reason in its cells, or without findings, is an error. */
export function plannedRow(cells: RowCells, names: readonly (string | undefined)[], findings: RowFindings | undefined): PlannedRow {
  const { row, hash, reasons, warnings } = cells
  const { recordId, entryKey, data, changes, sameAs } = findings ?? {}
  const of = { ...(recordId !== undefined && { recordId }), ...(entryKey !== undefined && { entryKey }) }
  const known = { line: row.line, hash, name: names.filter(Boolean).join(' · '), ...of, warnings }
  if (reasons.length > 0 || !findings) return { ...known, action: 'error', reasons }
  if (sameAs !== undefined) return { ...known, action: 'skip', reasons: [{ code: 'duplicate-row', value: sameAs }] }
  if (data !== undefined) return { ...known, action: 'create', data, reasons }
  return changes?.length ? { ...known, action: 'update', changes, reasons } : { ...known, action: 'skip', reasons: [{ code: 'unchanged' }] }
}

/** The number of rows for each action. */
export function countRows(rows: readonly PlannedRow[]): ImportCounts {
  const counts = { create: 0, update: 0, skip: 0, error: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}

/** How long work may block the thread, in milliseconds: two frames of a page. */
const longestTurn = 30

/** Handles the entries one by one and yields to other work in between: local mode plans on the page's own thread. */
export async function mapWithoutBlocking<T, R>(all: readonly T[], work: (one: T, at: number) => R): Promise<R[]> {
  const done: R[] = []
  let since = performance.now()
  for (const [at, one] of all.entries()) {
    done.push(work(one, at))
    if (performance.now() - since < longestTurn) continue
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
  return done
}
