/** A file of rows and columns, read but not understood. */
export interface Table {
  readonly fileName: string
  /** SHA-256 of the file's bytes, hex. */
  readonly fileHash: string
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  readonly delimiter: ',' | ';' | '\t' | '|'
  /** Every name differs and none is empty: "Notes", "Notes (2)", "Column 3". */
  readonly header: readonly string[]
  readonly rows: readonly TableRow[]
}

export interface TableRow {
  /** Line on which the row begins; the header is on line 1 in an ordinary file. */
  readonly line: number
  /** As many as the header has, unless `problem` says otherwise. */
  readonly cells: readonly string[]
  readonly problem?: RowProblem
}
export type RowProblem = 'too-few-cells' | 'too-many-cells' | 'quote-not-closed'

/** Bytes and rows beyond which a file is not read at all; what one import may write is less (`batchLimits`), and a file between is taken in parts. */
export const tableLimits = { fileBytes: 100 * 1024 * 1024, rows: 100_000, cellBytes: 1024 * 1024 } as const

/** Bytes of all pictures of a ZIP once they are unpacked, and how many there may be. Each is as large as a picture may be (product §C0). */
export const zipLimits = { unpackedBytes: 1024 * 1024 * 1024, pictures: 2000 } as const
