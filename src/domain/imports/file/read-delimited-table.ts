import Papa from 'papaparse'
import { RuleBroken } from '../../shared/records/rule-broken'
import { sha256 } from '../../shared/sha256'
import { decodeText } from './decode-text'
import { detectDelimiter } from './detect-delimiter'
import { type RowProblem, type Table, type TableRow, type TextEncoding, tableLimits } from './file-table'

/**
 * Reads a file of rows and columns. A row of the wrong width is a problem of that row only. A file that is not a table, or is over a
 * limit, is refused: `file-too-large`, `too-many-rows`, `cell-too-large`, `file-unreadable` (reasons: empty, no-rows, spreadsheet,
 * binary). `chosen`: its encoding, if somebody chose one.
 */
export async function readDelimitedTable(fileName: string, bytes: ArrayBuffer, chosen?: TextEncoding): Promise<Table> {
  if (bytes.byteLength > tableLimits.fileBytes) throw new RuleBroken('file-too-large', { bytes: bytes.byteLength, limit: tableLimits.fileBytes })
  const fileHash = await sha256(bytes)
  const { text: raw, encoding } = decodeText(new Uint8Array(bytes), chosen)
  const { text, declared } = withoutSeparatorLine(raw.replace(/\r\n?/g, '\n'))
  if (text.trim() === '') throw new RuleBroken('file-unreadable', { reason: 'empty' })
  const delimiter = declared ?? detectDelimiter(text)
  const { header, rows } = parseRows(text, delimiter)
  if (rows.length === 0) throw new RuleBroken('file-unreadable', { reason: 'no-rows' })
  return { fileName, fileHash, encoding, delimiter, header, rows }
}

/** Spreadsheet programs may write the delimiter in a first line: `sep=;`. */
function withoutSeparatorLine(text: string): { text: string; declared?: Table['delimiter'] } {
  const found = /^"?sep=([,;\t|])"?\n/i.exec(text)
  return found ? { text: text.slice(found[0].length), declared: found[1] as Table['delimiter'] } : { text }
}

/** Rows are numbered as a spreadsheet numbers them: newlines inside cells do not count, empty rows do. */
function parseRows(text: string, delimiter: Table['delimiter']): Pick<Table, 'header' | 'rows'> {
  let header: readonly string[] | undefined
  const rows: TableRow[] = []
  let line = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step({ data, errors }) {
      const at = ++line
      if (data.every(cell => cell.trim() === '')) return
      for (const cell of data) if (isTooLarge(cell)) throw new RuleBroken('cell-too-large', { line: at, limit: tableLimits.cellBytes })
      if (!header) {
        header = uniqueHeader(data)
        return
      }
      if (rows.length === tableLimits.rows) throw new RuleBroken('too-many-rows', { limit: tableLimits.rows })
      const problem = errors.some(e => e.type === 'Quotes') ? 'quote-not-closed' : widthProblem(data, header.length)
      rows.push({
        line: at,
        cells: ofWidth(data, header.length),
        ...(data.length < header.length && { given: data.length }),
        ...(problem && { problem }),
      })
    },
  })
  return { header: header ?? [], rows }
}

/** Extra cells count only when they are not empty: spreadsheets leave delimiters at the end of a row. */
const widthProblem = (cells: readonly string[], width: number): RowProblem | undefined =>
  cells.slice(width).some(cell => cell.trim() !== '') ? 'too-many-cells' : undefined

/** Some programs leave out the empty cells at the end of a row, others add some. */
const ofWidth = (cells: readonly string[], width: number) =>
  widthProblem(cells, width) ? cells : [...cells.slice(0, width), ...Array<string>(Math.max(0, width - cells.length)).fill('')]

/** Each column gets a unique name that is also valid as a field name. */
function uniqueHeader(cells: readonly string[]): string[] {
  const width = cells.findLastIndex(cell => cell.trim() !== '') + 1
  const taken = new Set<string>()
  return cells.slice(0, width).map((cell, at) => {
    const plain = cell.replace(/\s+/g, ' ').trim()
    const wanted = (/^__.*__$/.test(plain) ? plain.slice(2, -2) : plain) || `Column ${at + 1}`
    let name = wanted
    for (let n = 2; taken.has(name); n++) name = `${wanted} (${n})`
    taken.add(name)
    return name
  })
}

/** A UTF-16 unit takes at most three bytes in UTF-8, so short cells need not be encoded. */
const isTooLarge = (cell: string) => cell.length > tableLimits.cellBytes / 3 && new TextEncoder().encode(cell).length > tableLimits.cellBytes
