import type { PlannedAction, PlannedRow } from '../../../../domain/imports/planned-row'

export interface RowFilter {
  readonly show: 'all' | 'warned' | PlannedAction
  readonly words: string
}

/** The rows of a kind whose name, line or cells in question hold the words. */
export function rowsMatching(rows: readonly PlannedRow[], { show, words }: RowFilter): readonly PlannedRow[] {
  const wanted = words.trim().toLowerCase()
  const ofKind = show === 'all' ? rows : rows.filter(row => (show === 'warned' ? row.warnings.length > 0 : row.action === show))
  if (!wanted) return ofKind
  return ofKind.filter(row => String(row.line) === wanted || row.name.toLowerCase().includes(wanted) || saidOf(row).includes(wanted))
}

const saidOf = ({ reasons, warnings }: PlannedRow) => [...reasons, ...warnings].map(({ value }) => String(value ?? '').toLowerCase()).join(' ')
