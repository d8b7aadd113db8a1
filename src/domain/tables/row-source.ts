import type { Query, Value } from '../../ports/documents'

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
 * Where the rows of a table come from: all of them, at most `maxRows`, then every change. In local mode the engine's own documents, on
 * Firebase the compressed index of the collection and what changed since its stamp.
 */
export interface RowSource {
  /**
   * Tells first of all rows at once, then of changes, in order. Returns its own stop. Whoever takes pages is given these alone where there
   * are more rows than `maxRows`, and is told of none; whoever does not is told of all, however many they are.
   */
  watch(next: (changes: RowChanges) => void, fail: (error: Error) => void, paged?: (pages: RowPages) => void): () => void
  /** The rows as they stand, where they were read ahead: the first watch tells of the same ones. */
  known?(): readonly RowRecord[] | undefined
}

/** Rows that a table holds in the browser; beyond it a table asks the store page by page. */
export const maxRows = 100_000

/** What is asked of rows that come page by page: conditions, and one order; without an order they come by id. */
export type RowQuery = Pick<Query, 'where' | 'orderBy'>

export interface RowCount {
  readonly rows: number
  /** It counts some that lie in the trash, which no index tells apart under these conditions. */
  readonly withTrash: boolean
}

/** More rows than a table holds, asked of the store page by page. */
export interface RowPages {
  /** Whether an index serves the question; another is refused by the store, and not to be offered. */
  serves(query: RowQuery): boolean
  /** Counted by the store, so that the number costs no rows. */
  count(query: RowQuery): Promise<RowCount>
  walk(query: RowQuery): RowWalk
  /** Tells of every change from now on, whether or not the row was read. Returns its own stop. */
  watch(next: (changes: RowChanges) => void, fail: (error: Error) => void): () => void
  /** The same without what lies in the trash, or that alone. */
  byTrash(isTrash: boolean): RowPages
}

/** The answer to a question, from its first row on. */
export interface RowWalk {
  /** The next rows, at most as many; none only at the end. One call at a time. */
  next(most: number): Promise<readonly RowRecord[]>
  readonly isDone: boolean
}
