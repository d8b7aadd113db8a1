import { formulaStart } from '../../shared/text/spreadsheet-formula'
import { leaveOut, type Mapping, targetOf } from '../columns/column-mapping'
import type { Table, TableRow } from '../file/file-table'
import type { Answers, Doubt } from '../plan/import-question'
import type { Remark } from '../plan/remark'
import type { ReasonOf, RowText, WarningOf } from '../plan/row-text'
import { holdsCardNumber } from './card-number'
import { rowHash } from './row-hash'
import { withoutAddresses } from './without-addresses'

interface Column {
  readonly header: string
  readonly at: number
}

const noColumns: readonly Column[] = []
const noCells: readonly { readonly header: string; readonly cell: string }[] = []

/** Which columns fill which field, computed once for a file. */
export class Columns {
  private readonly byField = new Map<string, Column[]>()
  readonly kept: readonly Column[]
  readonly leftOut: readonly Column[]

  readonly header: readonly string[]

  /** `keepsOthers`: whether a column without a field is stored; otherwise it is left out. */
  constructor(table: Table, mapping: Mapping, keepsOthers: boolean) {
    this.header = table.header
    const kept: Column[] = []
    const leftOut: Column[] = []
    table.header.forEach((header, at) => {
      const target = targetOf(mapping, header)
      if (!target && keepsOthers) kept.push({ header, at })
      else if (!target || target === leaveOut) leftOut.push({ header, at })
      else this.byField.set(target, [...this.of(target), { header, at }])
    })
    this.kept = kept
    this.leftOut = leftOut
  }

  of(field: string): readonly Column[] {
    return this.byField.get(field) ?? noColumns
  }
}

/** Bytes. A document may have 1 MB, part of which is needed for other fields than the file's. */
const largestRow = 700_000
const encoder = new TextEncoder()

/** One row under its mapping, with its remarks: only codes that this kind, or every kind, has a sentence for. */
export class RowCells<R extends string = ReasonOf, W extends string = WarningOf> {
  readonly reasons: Remark[] = []
  readonly warnings: Remark[] = []
  /** Cells that no field holds, by their column's header. */
  readonly extra: Record<string, string> = {}
  /** Questions about this row that only a person can answer. */
  readonly doubts: Doubt[] = []
  readonly hash: string

  constructor(
    readonly row: TableRow,
    private readonly columns: Columns,
    /** Visitors can read the record, so email addresses are not stored among its other columns. */
    private readonly isPublic: boolean,
    private readonly answers: Answers,
  ) {
    this.hash = rowHash(row.cells.map(cell => cell.trim()))
    if (row.problem) this.reasons.push({ code: row.problem, value: row.cells.length })
    if (row.given !== undefined) this.warnings.push({ code: 'fewer-cells', value: row.given })
    this.refuseCards()
    for (const column of columns.kept) this.keep(column.header, this.at(column))
  }

  /** The first filled cell of the field. */
  cell(field: string): string {
    return this.cells(field)[0]?.cell ?? ''
  }

  /** Every filled cell of the field, with its header. */
  cells(field: string): readonly { readonly header: string; readonly cell: string }[] {
    const columns = this.columns.of(field)
    // Most fields have no column in most files.
    if (columns.length === 0) return noCells
    return columns.flatMap(column => {
      const cell = this.at(column).trim()
      return cell === '' ? [] : [{ header: column.header, cell }]
    })
  }

  fail(code: R, field?: string, value?: string | number): undefined {
    this.reasons.push(remark(code, field, value))
  }

  warn(code: W, field?: string, value?: string | number): undefined {
    this.warnings.push(remark(code, field, value))
  }

  /** The staff's answer to a question of the kind. Without an answer the row is not written. */
  ask(question: R, cell: string, readings: Doubt['readings']): string | undefined {
    this.doubts.push({ question, cell, readings })
    const answer = this.answer(question)
    if (answer === undefined) this.fail(question, undefined, cell)
    return answer
  }

  /** The same, when the row is only examined. */
  answer(question: R): string | undefined {
    const answer = this.answers[question]
    return answer === leaveOut ? undefined : answer
  }

  /**
   * Stores a cell under its column's header. Email addresses are removed if visitors can read the record; `maps.example/@37.7,-122.4` is no
   * email address.
   */
  keep(header: string, cell: string): void {
    const text = cell.trim()
    if (text === '') return
    if (!this.isPublic) {
      this.extra[header] = text
      return
    }
    const open = withoutAddresses(text)
    if (open !== text) {
      this.warnings.push(remark('email-left-out', header))
      if (/^\S+$/.test(text)) return
    }
    this.extra[header] = open
  }

  /** Refuses a row that is too large for a document. */
  weigh(): void {
    const bytes = encoder.encode(this.row.cells.join('')).length
    if (bytes > largestRow) this.reasons.push(remark('row-too-large', undefined, bytes))
  }

  /** Checks every column, whatever its mapping. */
  private refuseCards(): void {
    const at = this.row.cells.findIndex(holdsCardNumber)
    if (at >= 0) this.reasons.push(remark('card-number', this.columns.header[at] ?? ''))
  }

  /** The cell without the apostrophe that our own exports put before a formula. */
  private at({ at }: Column): string {
    const cell = this.row.cells[at] ?? ''
    return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
  }
}

/** The cells of a row for a kind with these sentences besides the common ones. */
export type CellsOf<Words extends RowText> = RowCells<ReasonOf<Words>, WarningOf<Words>>

const remark = (code: string, field?: string, value?: string | number): Remark => ({
  code,
  ...(field !== undefined && { field }),
  ...(value !== undefined && { value }),
})
