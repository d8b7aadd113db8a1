import { holdsCardNumber } from './card-number'
import { leaveOut, type Mapping } from './import-fields'
import type { Remark, RowReason, RowWarning } from './planned-row'
import { rowHash } from './row-hash'
import type { Table, TableRow } from './table'

interface Column {
  readonly header: string
  readonly at: number
}

/** Which columns fill which field, worked out once for a file. */
export class Columns {
  private readonly byField = new Map<string, Column[]>()
  readonly kept: readonly Column[]
  readonly leftOut: readonly Column[]

  readonly header: readonly string[]

  /** `keepsOthers`: a column without a field is kept, else it is left out. */
  constructor(table: Table, mapping: Mapping, keepsOthers: boolean) {
    this.header = table.header
    const kept: Column[] = []
    const leftOut: Column[] = []
    table.header.forEach((header, at) => {
      const target = Object.hasOwn(mapping, header) ? mapping[header] : undefined
      if (!target && keepsOthers) kept.push({ header, at })
      else if (!target || target === leaveOut) leftOut.push({ header, at })
      else this.byField.set(target, [...this.of(target), { header, at }])
    })
    this.kept = kept
    this.leftOut = leftOut
  }

  of(field: string): readonly Column[] {
    return this.byField.get(field) ?? []
  }
}

/** Bytes. A document may hold 1 MB; what is not of the file needs some of it. */
const largestRow = 700_000

/** One row under its mapping, and what there is to remark on it. */
export class RowCells {
  readonly reasons: Remark<RowReason>[] = []
  readonly warnings: Remark<RowWarning>[] = []
  /** What no field holds, by the column's header. */
  readonly extra: Record<string, string> = {}
  readonly hash: string

  constructor(
    readonly row: TableRow,
    private readonly columns: Columns,
    /** Whether it is a studio's, which holds nobody's e-mail address but in its own place. */
    private readonly isOfGuide: boolean,
  ) {
    this.hash = rowHash(row.cells.map(cell => cell.trim()))
    if (row.problem) this.reasons.push({ code: row.problem, value: row.cells.length })
    this.refuseCards()
    for (const column of columns.kept) this.keep(column.header, this.at(column))
  }

  /** The first filled cell of the field. */
  cell(field: string): string {
    return this.cells(field)[0]?.cell ?? ''
  }

  /** Every filled cell of the field, with its header. */
  cells(field: string): readonly { readonly header: string; readonly cell: string }[] {
    return this.columns.of(field).flatMap(column => {
      const cell = this.at(column).trim()
      return cell === '' ? [] : [{ header: column.header, cell }]
    })
  }

  fail(code: RowReason, field?: string, value?: string | number): undefined {
    this.reasons.push(remark(code, field, value))
  }

  warn(code: RowWarning, field?: string, value?: string | number): undefined {
    this.warnings.push(remark(code, field, value))
  }

  /** Keeps a cell whole under its column's header; of a studio, without any person's e-mail address. */
  keep(header: string, cell: string): void {
    const text = cell.trim()
    if (text === '') return
    if (!this.isOfGuide) {
      this.extra[header] = text
      return
    }
    if (/\S@\S+\.\S/.test(text) && !/^https?:\/\/\S+$/i.test(text)) {
      this.warn('email-left-out', header)
      if (/^\S+$/.test(text)) return
    }
    this.extra[header] = text.replace(/\S+@\S+\.[\p{L}\p{N}-]+/gu, '…')
  }

  /** Refuses a row that no document could hold. */
  weigh(): void {
    const length = this.row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (length * 3 <= largestRow) return
    const bytes = new TextEncoder().encode(this.row.cells.join('')).length
    if (bytes > largestRow) this.fail('row-too-large', undefined, bytes)
  }

  /** Whatever the mapping makes of the column. */
  private refuseCards(): void {
    const at = this.row.cells.findIndex(holdsCardNumber)
    if (at >= 0) this.fail('card-number', this.columns.header[at] ?? '')
  }

  /** The cell, without the apostrophe that our own files put before what a spreadsheet would run as a formula. */
  private at({ at }: Column): string {
    return (this.row.cells[at] ?? '').replace(/^'(?=[=+\-@\t\r])/, '')
  }
}

const remark = <C extends string>(code: C, field?: string, value?: string | number): Remark<C> => ({
  code,
  ...(field !== undefined && { field }),
  ...(value !== undefined && { value }),
})
