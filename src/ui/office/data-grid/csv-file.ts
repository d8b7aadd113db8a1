import type { CellValue, GridColumn } from './grid-column'

/** The rows as a CSV file in UTF-8 with a BOM, a line of labels first; what a spreadsheet would run as a formula is escaped. */
export async function csvFile<R>(rows: readonly R[], columns: readonly GridColumn<R>[]): Promise<Blob> {
  const { default: papa } = await import('papaparse')
  const text = papa.unparse(
    {
      fields: columns.map(({ label }) => label),
      data: rows.map(row => columns.map(column => cell(column.value(row)))),
    },
    { escapeFormulae: true, newline: '\r\n' },
  )
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
}

const cell = (value: CellValue): string | number => {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? value.join('; ') : value
}

/** Hands a file to the browser's own downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
