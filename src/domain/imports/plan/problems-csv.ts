import Papa from 'papaparse'
import { formulaStart } from '../../shared/text/spreadsheet-formula'
import type { Table } from '../file/file-table'
import type { ShownRow } from './planned-rows.contract'

/**
 * The rows that will not be written or have a warning, as CSV to correct and import again: the problem first, then the file's own
 * columns. Cells that a spreadsheet would run as a formula are escaped.
 */
export function problemsCsv(table: Table, problems: readonly ShownRow[]): string {
  const cellsAt = new Map(table.rows.map(row => [row.line, row.cells]))
  const data = problems.map(({ line, action, reasons, warnings }) => [
    String(line),
    action,
    [...reasons, ...warnings].join(' '),
    ...(cellsAt.get(line) ?? []),
  ])
  return Papa.unparse({ fields: ['Row', 'Action', 'Why', ...table.header], data }, { escapeFormulae: formulaStart, newline: '\r\n' })
}
