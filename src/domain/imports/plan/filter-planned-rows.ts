import { fieldLabel, type ImportHandler } from '../import-handler'
import { fieldText } from './field-text'
import type { PlannedRow } from './planned-row'
import type { RowFilter, ShownRow } from './planned-rows.contract'
import { remarkSentence } from './remark-sentence'

/** Whether a row matches the filter. */
export function isShown(row: PlannedRow, { show, words }: RowFilter): boolean {
  const { action, reasons, warnings } = row
  if (show === 'warned' && warnings.length === 0) return false
  if (show === 'problems' && warnings.length === 0 && reasons.every(({ code }) => code === 'unchanged')) return false
  if (show !== 'all' && show !== 'warned' && show !== 'problems' && action !== show) return false
  const wanted = words.trim().toLowerCase()
  if (wanted === '' || String(row.line) === wanted || row.name.toLowerCase().includes(wanted)) return true
  return [...reasons, ...warnings].some(({ value }) =>
    String(value ?? '')
      .toLowerCase()
      .includes(wanted),
  )
}

/** A planned row as text. */
export function shownRow(handler: ImportHandler, { line, action, name, reasons, warnings, changes = [] }: PlannedRow): ShownRow {
  return {
    line,
    action,
    name,
    reasons: reasons.map(remark => remarkSentence(handler, remark)),
    warnings: warnings.map(remark => remarkSentence(handler, remark)),
    changes: changes.map(({ field, before, after }) => {
      const declared = handler.fields?.[field]
      return { field: fieldLabel(handler, field), before: fieldText(declared, before), after: fieldText(declared, after) }
    }),
  }
}
