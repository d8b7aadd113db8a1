import type { CellValue, GridColumn } from '../grid-column'

/** The rows as a CSV file for spreadsheets, with a header. */
export async function csvFile<R>(rows: readonly R[], columns: readonly GridColumn<R>[]): Promise<Blob> {
  const { csvOf } = await import('../../../../domain/exports/csv-sheet')
  const table = { header: columns.map(({ label }) => label), rows: rows.map(row => columns.map(column => cell(column.value(row)))) }
  return new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' })
}

const cell = (value: CellValue): string | number => {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? value.join('; ') : value
}
