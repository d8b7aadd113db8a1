import { keepsOtherColumns, type Mapping, publicKinds } from './import-fields'
import type { EventsContext, GiftsContext, MembershipsContext, PeopleContext, PicturesContext, PlanContext } from './plan-context'
import { planDonations } from './plan-donations'
import { planEvents } from './plan-events'
import { planListings } from './plan-listings'
import { planMemberships } from './plan-memberships'
import { planOpenings } from './plan-openings'
import { counted } from './plan-parts'
import { planPeople } from './plan-people'
import { planPictures, unnamedPictures } from './plan-pictures'
import type { ImportPlan, PlannedRow, RowWarning } from './planned-row'
import { Columns, RowCells } from './row-cells'
import type { Table } from './table'

/** A file and what it is brought into. */
export type PlanInput = { readonly table: Table; readonly mapping: Mapping } & PlanTarget
export type PlanTarget =
  | ({ readonly kind: 'listings' | 'openings' } & PlanContext)
  | ({ readonly kind: 'people' } & PeopleContext)
  | ({ readonly kind: 'memberships' } & MembershipsContext)
  | ({ readonly kind: 'donations' } & GiftsContext)
  | ({ readonly kind: 'events' } & EventsContext)
  | ({ readonly kind: 'pictures' } & PicturesContext)

/** The dry run: what the import would do with every row, and why. Pure, and linear in the rows. */
export function importPlan({ table, mapping, ...target }: PlanInput): ImportPlan {
  const { kind } = target
  const columns = new Columns(table, mapping, keepsOtherColumns.has(kind))
  const firstLine = new Map<string, number>()
  const fresh: RowCells[] = []
  const repeated: RowCells[] = []
  for (const row of table.rows) {
    const cells = new RowCells(row, columns, publicKinds.has(kind))
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
    ...(target.kind === 'pictures' && { unnamedFiles: unnamedPictures(fresh, target.files) }),
  }
}

function planRows(rows: readonly RowCells[], target: PlanTarget): readonly PlannedRow[] {
  switch (target.kind) {
    case 'listings':
      return planListings(rows, target)
    case 'openings':
      return planOpenings(rows, target)
    case 'people':
      return planPeople(rows, target)
    case 'memberships':
      return planMemberships(rows, target)
    case 'donations':
      return planDonations(rows, target)
    case 'events':
      return planEvents(rows, target)
    case 'pictures':
      return planPictures(rows, target)
  }
}

function duplicate({ row, hash }: RowCells, { name, line }: PlannedRow): PlannedRow {
  return { line: row.line, hash, action: 'skip', name, reasons: [{ code: 'duplicate-row', value: line }], warnings: [] }
}

function warningsOf(rows: readonly PlannedRow[]): Partial<Record<RowWarning, number>> {
  const counts: Partial<Record<RowWarning, number>> = {}
  for (const row of rows) for (const code of new Set(row.warnings.map(w => w.code))) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
