import type { RowCount } from '../../../../domain/tables/row-source'
import type { GridColumn } from '../grid-column'

/** What a table asks of its rows. */
export interface GridQuery {
  /** Every word must be somewhere in a row, in any column but those of times and flags; folded before they are compared. */
  readonly words: string
  /** By column's name, as the address says them. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: { readonly column: string; readonly descending: boolean }
}

export interface IndexedRow {
  readonly id: string
}

/** Rows that a table is drawn from: each has a slot, and an answer is a list of slots. */
export interface GridRows<R extends IndexedRow> {
  /** Rows there are, whether or not they are here. */
  readonly size: number
  /** Grows with every change: what was answered before may be old. */
  readonly version: number
  /** Slots of the rows that answer, in order; `keep` stays among them though it does not answer any more. */
  ask(query: GridQuery, keep?: string): Uint32Array
  row(slot: number): R
  /** What is in a slot of an older answer: the row may be gone. */
  peek(slot: number): R | undefined
  find(id: string): R | undefined
  slotOf(id: string): number | undefined
  /** Of rows that come page by page; absent where all of them are here. */
  readonly paging?: GridPaging<R>
}

/** What is different about rows that come page by page: an answer grows while it is looked at, and only what an index serves is asked. */
export interface GridPaging<R> {
  /** How many answer, once they are counted. */
  readonly found: RowCount | undefined
  readonly isReading: boolean
  /** No index serves what was asked. */
  readonly isRefused: boolean
  /** Records made since the answer began, which are not in it. */
  readonly fresh: number
  /** Label of the column whose beginning is searched. */
  readonly searched: string | undefined
  /** The order they come in; `undefined` where it is that of their ids. */
  readonly sort: GridQuery['sort'] | undefined
  /** Whether the column's filter may be added to what is asked. */
  canFilter(column: GridColumn<R>): boolean
  canSort(column: GridColumn<R>): boolean
  /** Reads on where the answer, as far as it was read, ends soon after this place. */
  see(place: number): void
  /** Reads the answer to its end. */
  all(): Promise<readonly R[]>
  /** Asks anew. */
  renew(): void
}
