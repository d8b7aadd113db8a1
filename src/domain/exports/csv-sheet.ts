import Papa from 'papaparse'
import { formulaStart } from '../shared/text/spreadsheet-formula'

/** An exported table. Every row has as many cells as the header. */
export interface Sheet {
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/**
 * The table as CSV for spreadsheets: with a byte-order mark, CRLF, and an apostrophe before cells that a spreadsheet would run as a
 * formula. The importer removes all of this again.
 */
export const csvOf = ({ header, rows }: Sheet) =>
  `\ufeff${Papa.unparse({ fields: [...header], data: rows.map(row => [...row]) }, { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`

/** Several values in one cell, as the importer reads them. */
export const joined = (values: readonly string[] | undefined) => (values ?? []).join('; ')

/** Cents as an amount with a point. */
export const amountOf = (cents: number) => (cents / 100).toFixed(2)
