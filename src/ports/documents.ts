import { token } from './token'

/** What a document may hold. An instant is a `Date` with milliseconds; finer server times are truncated. */
export type Value = null | boolean | number | string | Date | readonly Value[] | { readonly [key: string]: Value }
export type Fields = { readonly [field: string]: Value }

/** A value that the store computes at commit. Allowed as the value of a field, also inside maps, but not inside lists. */
export class FieldTransform {
  constructor(
    readonly kind: 'server-time' | 'increment' | 'array-union' | 'array-remove' | 'delete-field',
    readonly operand: Value = null,
  ) {}
}
/** The time of the commit; the same for all its fields. */
export const serverTime = () => new FieldTransform('server-time')
/** Adds to a number; any other value is replaced by `by`. */
export const increment = (by: number) => new FieldTransform('increment', by)
export const arrayUnion = (...values: Value[]) => new FieldTransform('array-union', values)
export const arrayRemove = (...values: Value[]) => new FieldTransform('array-remove', values)
/** Deletes a field: at the top level of an `update`, anywhere in a merging `set`. */
export const deleteField = () => new FieldTransform('delete-field')

export type WriteValue = Value | FieldTransform | { readonly [key: string]: WriteValue }
export type WriteFields = { readonly [field: string]: WriteValue }

export interface Doc {
  /** Last segment of the path. */
  readonly id: string
  /** `collection/id`, alternating for subcollections: `editions/2027/weekends/1`. */
  readonly path: string
  readonly data: Fields
}

/** Used in place of a field: the document's id; in a collection group its whole path. */
export const documentId = '__name__'

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any'
/** `field` is a dotted path into maps (see `field-paths.ts`), or `documentId`. */
export type Where = readonly [field: string, op: Comparison, value: Value]
/** A condition, or several of which all or any one must hold. */
export type Filter = Where | { readonly all: readonly Filter[] } | { readonly any: readonly Filter[] }

export type Order = readonly [field: string, direction: 'asc' | 'desc']

/**
 * A position in the order of a query. Either values of its first explicit orders, which match every document that begins with them if they
 * are fewer than all; or a document, which is exactly its own position.
 */
export type Cursor = readonly Value[] | Doc

export interface Query {
  /** Path of a collection; with `group`, the last segment that the collections of the group share. */
  readonly collection: string
  readonly group?: true
  /** All of them must hold. */
  readonly where?: readonly Filter[]
  /**
   * After these, results are ordered by the fields of inequalities in order of their names, then by the document's name, in the direction
   * of the last order. A document without an ordered field is not in the result.
   */
  readonly orderBy?: readonly Order[]
  /** At most this many from the start of the result; not together with `limitToLast`. */
  readonly limit?: number
  /** At most this many from the end of the result, in the same order; needs `orderBy`. */
  readonly limitToLast?: number
  /** At most one start and one end. */
  readonly startAt?: Cursor
  readonly startAfter?: Cursor
  readonly endAt?: Cursor
  readonly endBefore?: Cursor
}

export type Aggregate = { readonly kind: 'count' } | { readonly kind: 'sum' | 'average'; readonly field: string }
export const count = () => ({ kind: 'count' }) as const
/** The sum of the numbers in the field; 0 if there is none. */
export const sum = (field: string) => ({ kind: 'sum', field }) as const
/** The average of the numbers in the field; `null` if there is none. */
export const average = (field: string) => ({ kind: 'average', field }) as const

/** One to five aggregates, under names that the caller chooses. */
export type Aggregates = { readonly [name: string]: Aggregate }
export type AggregatesOf<A extends Aggregates> = { readonly [N in keyof A]: A[N] extends { readonly kind: 'average' } ? number | null : number }

export type Write =
  /** Fails with `already-exists`. */
  | { readonly op: 'create'; readonly path: string; readonly data: WriteFields }
  /**
   * Replaces the whole document; keys are literal names. With `merge: true`, only the leaves that `data` contains are replaced, also inside
   * maps. With a list, only those dotted paths are replaced, and `data` must contain each of them.
   */
  | { readonly op: 'set'; readonly path: string; readonly data: WriteFields; readonly merge?: true | readonly string[] }
  /** Changes the named fields (dotted keys reach into maps). Fails with `not-found`. */
  | { readonly op: 'update'; readonly path: string; readonly data: WriteFields }
  /** With `exists`, fails with `not-found` if the document is missing. */
  | { readonly op: 'delete'; readonly path: string; readonly exists?: true }

/** All reads come before the first write. The work may run several times if what it read was changed meanwhile. */
export interface Transaction {
  get(path: string): Promise<Doc | undefined>
  write(...writes: Write[]): void
}

/** What happened to one document of a watched result since the last notification. A removed document is given as it was before. */
export interface DocChange {
  readonly kind: 'removed' | 'added' | 'modified'
  readonly doc: Doc
}

/** The document database. Rejects with `PortError<'documents'>`. The policy applies to every read and write. */
export interface Documents {
  get(path: string): Promise<Doc | undefined>
  query(query: Query): Promise<readonly Doc[]>
  /** Counts, sums and averages a result without reading it. Only documents that hold every aggregated field are counted. */
  aggregate<A extends Aggregates>(query: Query, aggregates: A): Promise<AggregatesOf<A>>
  /**
   * Calls `next` with the result now and after every commit that changes it, in order. `changes` are those since the last notification: the
   * removed, then the added, then the modified. An unchanged document may be the same object as before. Returns the function that stops the
   * watch.
   */
  watch(query: Query, next: (docs: readonly Doc[], changes: readonly DocChange[]) => void, fail: (error: Error) => void): () => void
  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void
  /** All writes are stored or none; at most `maxWrites`. */
  commit(writes: readonly Write[]): Promise<void>
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
}
export const Documents = token<Documents>('Documents')

/** Writes per commit or transaction (the database's own limit). */
export const maxWrites = 500
