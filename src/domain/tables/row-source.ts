import type { Query, Value } from '../../ports/documents'

/**
 * A record as a table holds it: its id, its revision and the fields of the table's columns, which may be all fields. A form reads the
 * record itself.
 */
export interface RowRecord {
  readonly id: string
  readonly rev: number
  readonly [field: string]: Value | undefined
}

/** What happened to a table's rows since the previous changes. */
export interface RowChanges {
  /** New and changed rows. */
  readonly set: readonly RowRecord[]
  /** Ids of removed rows. */
  readonly removed: readonly string[]
}

/**
 * The source of a table's rows: all of them, up to `maxRows`, then every change. In local mode it reads the memory store's documents, on
 * Firebase the compressed index of the collection and the changes since its stamp.
 */
export interface RowSource {
  /**
   * Calls `next` first with all rows at once, then with changes, in order. Returns a function that stops it. With `paged`, a table of
   * more than `maxRows` rows gets pages instead of rows; without it, all rows however many.
   */
  watch(next: (changes: RowChanges) => void, fail: (error: Error) => void, paged?: (pages: RowPages) => void): () => void
  /** The rows as they are, where they were prefetched: a first watch starts with the same ones. */
  known?(): readonly RowRecord[] | undefined
}

/** Rows that a table holds in the browser. A larger table reads from the store page by page. */
export const maxRows = 100_000

/** The query for rows in pages: conditions and at most one order. Without an order they come by id. */
export type RowQuery = Pick<Query, 'where' | 'orderBy'>

export interface RowCount {
  readonly rows: number
  /** Whether the count includes records in the trash, because no index can exclude them under these conditions. */
  readonly withTrash: boolean
}

/** More rows than a table holds, read from the store page by page. */
export interface RowPages {
  /** Whether an index answers the query. Do not offer other queries: the store refuses them. */
  serves(query: RowQuery): boolean
  /** Counted by the store, so that no rows are read. */
  count(query: RowQuery): Promise<RowCount>
  cursor(query: RowQuery): RowCursor
  /** Reports every later change, of rows that were read and of others. Returns a function that stops it. */
  watch(next: (changes: RowChanges) => void, fail: (error: Error) => void): () => void
  /** The same rows without those in the trash, or only those. */
  byTrash(isTrash: boolean): RowPages
}

/** The rows of a query, from the first on. */
export interface RowCursor {
  /** The next rows, at most `most`; an empty list only at the end. One call at a time. */
  next(most: number): Promise<readonly RowRecord[]>
  readonly isDone: boolean
}
