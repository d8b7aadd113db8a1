import { Columns, RowCells } from '../cells/row-cells'
import type { ImportHandler } from '../import-handler'
import type { ImportCounts } from './import-counts'
import { type AskedQuestion, askedQuestions } from './import-question'
import { countRows, mapWithoutBlocking, type PlanInput, type PlannedRow } from './planned-row'

/** What an import would do. */
export interface ImportPlan {
  readonly rows: readonly PlannedRow[]
  readonly counts: ImportCounts
  /** The number of rows with each warning, by its code. */
  readonly warned: Readonly<Record<string, number>>
  /** Columns stored under their header, and columns left out because they hold personal data or because staff chose so. */
  readonly keptColumns: readonly string[]
  readonly leftOutColumns: readonly string[]
  readonly unusedFiles: readonly string[]
  readonly questions: AskedQuestion[]
}

/** What would be done with every row, and why. `existing` is the result of the handler's `existing`. */
export async function importPlan(handler: ImportHandler, file: PlanInput, existing: unknown): Promise<ImportPlan> {
  const { table, mapping, answers } = file
  const { keepsOtherColumns = false, isPublic, questions = [] } = handler.kind
  const columns = new Columns(table, mapping, keepsOtherColumns)
  const firstOf = new Map<string, RowCells>()
  const repeated: RowCells[] = []
  await mapWithoutBlocking(table.rows, row => {
    const cells = new RowCells(row, columns, isPublic, answers)
    if (firstOf.has(cells.hash)) repeated.push(cells)
    else firstOf.set(cells.hash, cells)
  })
  const planned = await handler.plan([...firstOf.values()], existing, file)
  const first = new Map(repeated.length > 0 ? planned.map(row => [row.hash, row]) : [])
  const firstRow = (hash: string): PlannedRow => {
    const row = first.get(hash)
    if (!row) throw new Error(`the import handler planned no row for ${hash}`)
    return row
  }
  const rows = [...planned, ...repeated.map(cells => duplicate(cells, firstRow(cells.hash)))].sort((a, b) => a.line - b.line)
  const headers = (list: readonly { readonly header: string }[]) => list.map(column => column.header)
  return {
    rows,
    counts: countRows(rows),
    warned: warningsOf(rows),
    keptColumns: headers(columns.kept),
    leftOutColumns: headers(columns.leftOut),
    questions: askedQuestions(
      questions,
      [...[...firstOf.values()].flatMap(({ doubts }) => doubts), ...planned.flatMap(({ doubt }) => doubt ?? [])],
      answers,
    ),
    unusedFiles: handler.unusedFiles?.([...firstOf.values()], file) ?? [],
  }
}

function duplicate({ row, hash }: RowCells, { name, line }: PlannedRow): PlannedRow {
  return { line: row.line, hash, action: 'skip', name, reasons: [{ code: 'duplicate-row', value: line }], warnings: [] }
}

function warningsOf(rows: readonly PlannedRow[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) for (const code of new Set(row.warnings.map(w => w.code))) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
