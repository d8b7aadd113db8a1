import type { ImportKind, Mapping } from './import-fields'
import type { PeopleContext, PlanContext } from './plan-context'
import { planListings } from './plan-listings'
import { planOpenings } from './plan-openings'
import { planPeople } from './plan-people'
import type { ImportPlan, PlannedAction, PlannedRow, RowWarning } from './planned-row'
import { Columns, RowCells } from './row-cells'
import type { Table } from './table'

/** A file and what it is brought into: an edition of the guide, or the people. */
export type PlanInput = { readonly table: Table; readonly mapping: Mapping } & PlanTarget
export type PlanTarget = ({ readonly kind: Exclude<ImportKind, 'people'> } & PlanContext) | ({ readonly kind: 'people' } & PeopleContext)

/** The dry run: what the import would do with every row, and why. Pure, and linear in the rows. */
export function importPlan({ table, mapping, ...target }: PlanInput): ImportPlan {
  const { kind } = target
  const columns = new Columns(table, mapping)
  const firstLine = new Map<string, number>()
  const fresh: RowCells[] = []
  const repeated: RowCells[] = []
  for (const row of table.rows) {
    const cells = new RowCells(row, columns, kind !== 'people')
    if (firstLine.has(cells.hash)) repeated.push(cells)
    else {
      firstLine.set(cells.hash, row.line)
      fresh.push(cells)
    }
  }
  const planned = planRows(fresh, target)
  const first = new Map(planned.map(row => [row.hash, row]))
  const rows = [...planned, ...repeated.map(cells => duplicate(cells, first.get(cells.hash)!))].sort((a, b) => a.line - b.line)
  const headers = (list: readonly { readonly header: string }[]) => list.map(column => column.header)
  return {
    kind,
    fileName: table.fileName,
    fileHash: table.fileHash,
    rows,
    counts: counted(rows),
    warned: warningsOf(rows),
    keptColumns: headers(columns.kept),
    leftOutColumns: headers(columns.leftOut),
    mapping,
  }
}

function planRows(rows: readonly RowCells[], target: PlanTarget): readonly PlannedRow[] {
  if (target.kind === 'people') return planPeople(rows, target)
  return target.kind === 'listings' ? planListings(rows, target) : planOpenings(rows, target)
}

function duplicate({ row, hash }: RowCells, { name, line }: PlannedRow): PlannedRow {
  return { line: row.line, hash, action: 'skip', name, reasons: [{ code: 'duplicate-row', value: line }], warnings: [] }
}

function counted(rows: readonly PlannedRow[]): Record<PlannedAction, number> {
  const counts = { create: 0, update: 0, skip: 0, error: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}

function warningsOf(rows: readonly PlannedRow[]): Partial<Record<RowWarning, number>> {
  const counts: Partial<Record<RowWarning, number>> = {}
  for (const row of rows) for (const code of new Set(row.warnings.map(w => w.code))) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
