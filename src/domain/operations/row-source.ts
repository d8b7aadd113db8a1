import type { Value } from '../../ports/documents'

/**
 * A record as a table knows it: its id, its revision, and the fields that the table's columns name, which may be all of them. A form
 * reads the record itself.
 */
export interface RowRecord {
  readonly id: string
  readonly rev: number
  readonly [field: string]: Value | undefined
}

/** What happened to a table's rows since the last telling. */
export interface RowChanges {
  /** The rows that are new or different. */
  readonly set: readonly RowRecord[]
  /** Ids of the rows that are gone. */
  readonly removed: readonly string[]
}

/**
 * Where the rows of a table come from: all of them, at most `mostRows`, then every change. In local mode the engine's own documents, on
 * Firebase the compressed index of the collection and what changed since its stamp.
 */
export interface RowSource {
  /** Tells first of all rows at once, then of changes, in order. Returns its own stop. */
  watch(next: (changes: RowChanges) => void, fail: (error: Error) => void): () => void
}

/** Rows that a table holds in the browser; beyond it a table asks the store page by page. */
export const mostRows = 100_000
