import Papa from 'papaparse'
import { importReasonSentence } from './import-reason-sentence'
import type { ImportPlan } from './planned-row'
import type { Table } from './table'

/**
 * The rows that will not be written or carry a warning, as CSV to mend and import again: the file's own columns, with what is wrong before them.
 * Cells that a spreadsheet would run as a formula are made harmless. `unchanged` rows are no problem and are left out.
 */
export function problemsCsv(table: Table, plan: ImportPlan): string {
  const cellsAt = new Map(table.rows.map(row => [row.line, row.cells]))
  const rows = plan.rows.flatMap(({ line, action, reasons, warnings }) => {
    const told = [...reasons.filter(r => r.code !== 'unchanged'), ...warnings]
    return told.length === 0
      ? []
      : [[String(line), action, told.map(remark => importReasonSentence(plan.kind, remark)).join(' '), ...(cellsAt.get(line) ?? [])]]
  })
  return Papa.unparse({ fields: ['Line', 'Action', 'Why', ...table.header], data: rows }, { escapeFormulae: true, newline: '\r\n' })
}
