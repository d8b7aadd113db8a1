import { fold } from '../../shared/text/fold-accents'
import { fieldLabel, type ImportHandler, rowFields } from '../import-handler'
import { fieldText, isEmptyValue } from './field-text'
import type { PlannedRow } from './planned-row'
import type { RowFilter, ShownRow } from './planned-rows.contract'
import type { ReferenceNames } from './reference-names'
import { remarkSentence } from './remark-sentence'

/** Whether a row matches the filter. */
export function isShown(row: PlannedRow, { show, words }: RowFilter): boolean {
  const { action, reasons, warnings } = row
  if (show === 'warned' && warnings.length === 0) return false
  if (show === 'problems' && warnings.length === 0 && reasons.every(({ code }) => code === 'unchanged')) return false
  if (show !== 'all' && show !== 'warned' && show !== 'problems' && action !== show) return false
  const wanted = fold(words.trim())
  if (wanted === '' || String(row.line) === wanted) return true
  return [row.name, ...[...reasons, ...warnings].map(({ value = '' }) => String(value))].some(text => fold(text).includes(wanted))
}

/** A planned row as text. */
export function shownRow(
  handler: ImportHandler,
  { line, action, name, reasons, warnings, data, changes = [] }: PlannedRow,
  names: ReferenceNames,
): ShownRow {
  const fields = rowFields(handler)
  const text = (field: string, value: unknown) => fieldText(fields[field], value, names)
  const created = Object.entries(data ?? {}).filter(([field, value]) => fields[field] && !isEmptyValue(fields[field], value, names))
  return {
    line,
    action,
    name,
    reasons: reasons.map(remark => remarkSentence(handler, remark)),
    warnings: warnings.map(remark => remarkSentence(handler, remark)),
    changes: [
      ...created.map(([field, value]) => ({ field: fieldLabel(handler, field), before: '', after: text(field, value) })),
      ...changes.map(({ field, before, after }) => ({ field: fieldLabel(handler, field), before: text(field, before), after: text(field, after) })),
    ],
  }
}
