import type { ReactNode } from 'react'

/** Values that a cell can hold and a table can sort, filter, search and export. */
export type CellValue = string | number | boolean | Date | readonly string[] | undefined

/** How a column's values are compared, filtered and aligned. */
export type ColumnKind = 'text' | 'number' | 'instant' | 'boolean' | 'choice' | 'list'

export interface GridColumn<R> {
  /** The column's name in the view's address and in exported files. */
  readonly name: string
  readonly label: string
  readonly kind: ColumnKind
  readonly value: (row: R) => CellValue
  /** The value as text: for the cell, the search and exported files. */
  readonly words: (row: R) => string
  /** Renders the cell, if text is not enough. */
  readonly draw?: ((row: R) => ReactNode) | undefined
  /** The value is the id of a colleague, or several: exported files have their names, as the cell does. */
  readonly namesColleagues?: boolean | undefined
  /** Options of a choice, in sort order. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[] | undefined
  /** The stored field behind the column; absent if the store can neither filter nor sort by it. */
  readonly field?: StoredField | undefined
  /** Pixels. */
  readonly width: number
}

/** A field of the record behind a column. */
export interface StoredField {
  /** Dotted path. */
  readonly path: string
  /** Factor from the column's number to the stored one: 100 if cents are stored. */
  readonly scale?: number
}
