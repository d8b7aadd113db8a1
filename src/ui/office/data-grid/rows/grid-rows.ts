import type { RowCount } from '../../../../domain/tables/row-source'
import type { GridColumn } from '../grid-column'

/** What a table requests of its rows. */
export interface GridQuery {
  /** Every word must occur in some column except instants and flags; compared after folding. */
  readonly words: string
  /** By column name, as in the address. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: { readonly column: string; readonly descending: boolean }
}

export interface IndexedRow {
  readonly id: string
}

/** Rows of a table: each has a slot, and a result is a list of slots. */
export interface GridRows<R extends IndexedRow> {
  /** Number of rows, loaded or not. */
  readonly size: number
  /** Increases with every change, after which earlier results may be out of date. */
  readonly version: number
  /** Slots of the matching rows, in order; `keep` is included even if it no longer matches. */
  ask(query: GridQuery, keep?: string): Uint32Array
  row(slot: number): R
  /** The row in a slot of an earlier result; it may be gone. */
  peek(slot: number): R | undefined
  find(id: string): R | undefined
  slotOf(id: string): number | undefined
  /** For rows that load page by page; absent if all are loaded. */
  readonly paging?: GridPaging<R>
}

/** The differences for rows that load page by page: a result grows while it is viewed, and only queries with an index are possible. */
export interface GridPaging<R> {
  /** Number of matching rows, once counted. */
  readonly found: RowCount | undefined
  readonly isReading: boolean
  /** No index supports the request. */
  readonly isRefused: boolean
  /** Records created since the result began, which it does not contain. */
  readonly fresh: number
  /** Label of the column that is searched by how it begins. */
  readonly searched: string | undefined
  /** Their order; `undefined` if it is by id. */
  readonly sort: GridQuery['sort'] | undefined
  /** Whether a filter of this column can be added to the request. */
  canFilter(column: GridColumn<R>): boolean
  canSort(column: GridColumn<R>): boolean
  /** Loads more if the loaded part ends soon after this index. */
  see(place: number): void
  /** Loads all matching rows. */
  all(): Promise<readonly R[]>
  /** Repeats the request. */
  renew(): void
}
