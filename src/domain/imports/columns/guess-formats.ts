import { namesMonth } from '../cells/named-months'
import { momentIn } from '../cells/parse-cell-times'
import type { Table } from '../file/file-table'
import { type Formats, type Mapping, targetOf } from './column-mapping'
import type { ImportField } from './import-field'

export interface GuessedFormats {
  readonly formats: Formats
  /** Formats that the file's cells do not decide, so that staff must choose: 03/04/2026 is a day in March or in April. */
  readonly unsure: readonly (keyof Formats)[]
  /** An example cell of the file for each format. */
  readonly samples: Readonly<Partial<Record<keyof Formats, string>>>
}

const sampleSize = 2000

/**
 * How a file writes dates, decimals and lists, guessed from the cells of the columns with that format. What its cells leave open is as in the
 * file before, if one is `remembered`; lists are always as staff confirmed them, because a comma may belong to an entry.
 */
export function guessFormats(table: Table, mapping: Mapping, columns: readonly ImportField[], remembered?: Formats): GuessedFormats {
  const cells = (format: keyof Formats) => cellsOf(table, mapping, new Set(columns.filter(one => one.format === format).map(({ name }) => name)))
  const [days, decimals, lists] = [cells('date'), cells('decimal'), cells('list')]
  const date = dateFormat(days, remembered?.date)
  const list = remembered?.list ?? listSeparator(lists)
  const samples = { date: days[0], decimal: decimals[0], list: lists.find(cell => cell.includes(list)) }
  return {
    formats: { date: date.format, decimal: decimalSign(decimals, remembered?.decimal), list },
    unsure: date.sure ? [] : ['date'],
    samples: Object.fromEntries(Object.entries(samples).filter(([, cell]) => cell !== undefined)),
  }
}

function cellsOf(table: Table, mapping: Mapping, fields: ReadonlySet<string>): string[] {
  const columns = table.header.flatMap((name, at) => (fields.has(targetOf(mapping, name) ?? '') ? [at] : []))
  return table.rows.slice(0, sampleSize).flatMap(({ cells }) => columns.flatMap(at => (cells[at]?.trim() ? [cells[at].trim()] : [])))
}

function dateFormat(cells: readonly string[], before?: Formats['date']): { format: Formats['date']; sure: boolean } {
  if (cells.length === 0) return { format: before ?? 'iso', sure: true }
  if (cells.some(cell => /^\d{4}-/.test(cell))) return { format: 'iso', sure: true }
  if (cells.some(cell => /^\d{4}[/.]/.test(cell))) return { format: 'ymd', sure: true }
  const reads = (format: Formats['date']) => cells.filter(cell => momentIn(cell, format).date !== undefined).length
  const [dmy, mdy] = [reads('dmy'), reads('mdy')]
  if (dmy !== mdy) return { format: dmy > mdy ? 'dmy' : 'mdy', sure: true }
  if (before === 'dmy' || before === 'mdy') return { format: before, sure: true }
  // Dates with dots always have the day first, and the name of a month stands for itself.
  return { format: 'dmy', sure: cells.every(cell => /\d\.\d/.test(cell) || namesMonth(cell)) }
}

/** Three digits after a separator may be a group of thousands; any other number of digits is a fraction. */
function decimalSign(cells: readonly string[], before: Formats['decimal'] = '.'): Formats['decimal'] {
  const fraction = (sign: string) => cells.filter(cell => new RegExp(`\\d\\${sign}(?:\\d{1,2}|\\d{4,})(?!\\d)`).test(cell)).length
  const [commas, points] = [fraction(','), fraction('.')]
  return commas === points ? before : commas > points ? ',' : '.'
}

function listSeparator(cells: readonly string[]): Formats['list'] {
  const separators: readonly Formats['list'][] = [';', '|', ',']
  return separators.find(separator => cells.some(cell => cell.includes(separator))) ?? (cells.some(cell => /\S \/ \S/.test(cell)) ? '/' : ';')
}
