/** The encodings that a file may be written in. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const
export type TextEncoding = (typeof textEncodings)[number]

/** A file of rows and columns as text, without any meaning of the columns. */
export interface Table {
  readonly fileName: string
  /** SHA-256 of the file's bytes, hex. */
  readonly fileHash: string
  readonly encoding: TextEncoding
  readonly delimiter: ',' | ';' | '\t' | '|'
  /** Every name differs and none is empty: "Notes", "Notes (2)", "Column 3". */
  readonly header: readonly string[]
  readonly rows: readonly TableRow[]
}

export interface TableRow {
  /** Its number in a spreadsheet. The header is usually row 1. */
  readonly line: number
  /** As many as in the header, unless there is a `problem`. */
  readonly cells: readonly string[]
  /** How many of its cells the file has, if it has fewer: the others are empty. */
  readonly given?: number
  readonly problem?: RowProblem
}
export type RowProblem = 'too-many-cells' | 'quote-not-closed'

/**
 * A file with more bytes or rows is not read. One import writes fewer rows (`batchLimits`): a file between the two limits is split into
 * several imports.
 */
export const tableLimits = { fileBytes: 100 * 1024 * 1024, rows: 100_000, cellBytes: 1024 * 1024 } as const

/** The unpacked size of all pictures of a ZIP in bytes, and their number. Each may be as large as an uploaded picture (product.md C0). */
export const zipLimits = { unpackedBytes: 1024 * 1024 * 1024, pictures: 2000 } as const
