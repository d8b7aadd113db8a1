import { csvOf } from '../../../../domain/exports/csv-sheet'
import type { CellValue, GridColumn } from '../grid-column'

/** Names by id. */
export type Names = ReadonlyMap<string, string>

/** The rows as a CSV file for spreadsheets, with a header. `colleagues` are asked for where a column holds their ids. */
export async function csvFile<R>(rows: readonly R[], columns: readonly GridColumn<R>[], colleagues: () => Promise<Names>): Promise<Blob> {
  const names = columns.some(column => column.namesColleagues) ? await colleagues() : undefined
  const valueOf = (row: R, { value, namesColleagues }: GridColumn<R>) => (namesColleagues && names ? named(value(row), names) : value(row))
  const table = { header: columns.map(({ label }) => label), rows: rows.map(row => columns.map(column => cell(valueOf(row, column)))) }
  return new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' })
}

const named = (value: CellValue, names: Names): CellValue => {
  if (typeof value === 'string') return names.get(value) ?? value
  return Array.isArray(value) ? value.map(id => names.get(id) ?? id) : value
}

const cell = (value: CellValue): string | number => {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? value.join('; ') : value
}
