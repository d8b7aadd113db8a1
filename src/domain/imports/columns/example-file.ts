import Papa from 'papaparse'
import type { ImportKind } from '../import-kind'

/** A file of this kind as CSV, with the columns under the names their fields have here. */
export function exampleFile({ columns, example }: ImportKind): string {
  const fields = columns.filter(({ name }) => example.some(cells => cells[name] !== undefined))
  const data = example.map(cells => fields.map(({ name }) => cells[name] ?? ''))
  return Papa.unparse({ fields: fields.map(({ label }) => label), data }, { newline: '\r\n' })
}
