import type { ReactNode } from 'react'

/** What a cell may hold and a table can sort, filter, search and write into a file. */
export type CellValue = string | number | boolean | Date | readonly string[] | undefined

/** How a column's values are compared, filtered and aligned. */
export type ColumnKind = 'text' | 'number' | 'instant' | 'boolean' | 'choice' | 'list'

/** A column of a table of `R`. */
export interface GridColumn<R> {
  /** Its name in the address of the view, and in a file. */
  readonly name: string
  readonly label: string
  readonly kind: ColumnKind
  readonly value: (row: R) => CellValue
  /** A value in words: what the cell says, what is searched, what a file holds. */
  readonly words: (row: R) => string
  /** How the cell is drawn, where words are not enough. */
  readonly draw?: ((row: R) => ReactNode) | undefined
  /** Of a choice: in the order they are sorted by, with their words. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[] | undefined
  /** What the store filters and orders by in its stead; absent where it cannot. */
  readonly field?: StoredField | undefined
  /** Pixels. */
  readonly width: number
}

/** A field of the record behind a column. */
export interface StoredField {
  /** Dotted. */
  readonly path: string
  /** What a number of the column is multiplied by to be the stored one: 100 where it is kept in cents. */
  readonly scale?: number
}
