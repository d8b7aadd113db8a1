import Papa from 'papaparse'
import type { ImportKind } from '../import-kind'

/** An example file of this kind as CSV, with the labels of our fields as columns. */
export function exampleFile({ columns, example }: ImportKind): string {
  const fields = columns.filter(({ name }) => example.some(cells => cells[name] !== undefined))
  const data = example.map(cells => fields.map(({ name }) => cells[name] ?? ''))
  return Papa.unparse({ fields: fields.map(({ label }) => label), data }, { newline: '\r\n' })
}
