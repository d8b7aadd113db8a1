import { token } from './token'

/** What a document may hold. An instant is a `Date`: milliseconds; a finer server time is cut. */
export type Value = null | boolean | number | string | Date | readonly Value[] | { readonly [key: string]: Value }
export type Fields = { readonly [field: string]: Value }

/** A value that the store fills in at commit. Stands for a field, also one inside maps, never inside a list. */
export class FieldTransform {
  constructor(
    readonly kind: 'server-time' | 'increment' | 'array-union' | 'array-remove' | 'delete-field',
    readonly operand: Value = null,
  ) {}
}
/** The one instant of the commit. */
export const serverTime = () => new FieldTransform('server-time')
/** Adds to a number; whatever else stands there is replaced by `by`. */
export const increment = (by: number) => new FieldTransform('increment', by)
export const arrayUnion = (...values: Value[]) => new FieldTransform('array-union', values)
export const arrayRemove = (...values: Value[]) => new FieldTransform('array-remove', values)
/** Takes a field away: at the top of an `update`, anywhere in a merging `set`. */
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

/** In place of a field: the document's own id; in a collection group its whole path. */
export const documentId = '__name__'

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any'
/** `field` is a dotted path into maps (see `field-paths.ts`), or `documentId`. */
export type Where = readonly [field: string, op: Comparison, value: Value]
/** A condition, or several of which all, or any one, must hold. */
export type Filter = Where | { readonly all: readonly Filter[] } | { readonly any: readonly Filter[] }

export type Order = readonly [field: string, direction: 'asc' | 'desc']

/**
 * A place in the order of a query: values of its first explicit orders (fewer than all name every document that begins so), or a
 * document of that order, which names exactly its own place.
 */
export type Cursor = readonly Value[] | Doc

export interface Query {
  /** Path of a collection; with `group` the id that many collections end with. */
  readonly collection: string
  readonly group?: true
  /** All of them must hold. */
  readonly where?: readonly Filter[]
  /**
   * After these, the fields of inequalities by name, then the document's name, in the direction of the last. A document without an
   * ordered field is not in the result.
   */
  readonly orderBy?: readonly Order[]
  /** The first of the result; not beside `limitToLast`. */
  readonly limit?: number
  /** The last of the result, in the same order; needs `orderBy`. */
  readonly limitToLast?: number
  /** At most one beginning and one end. */
  readonly startAt?: Cursor
  readonly startAfter?: Cursor
  readonly endAt?: Cursor
  readonly endBefore?: Cursor
}

export type Aggregate = { readonly kind: 'count' } | { readonly kind: 'sum' | 'average'; readonly field: string }
export const count = () => ({ kind: 'count' }) as const
/** Of the numbers in the field; 0 where there is none. */
export const sum = (field: string) => ({ kind: 'sum', field }) as const
/** Of the numbers in the field; `null` where there is none. */
export const average = (field: string) => ({ kind: 'average', field }) as const

/** One to five, by names of the caller's choice. */
export type Aggregates = { readonly [name: string]: Aggregate }
export type AggregatesOf<A extends Aggregates> = { readonly [N in keyof A]: A[N] extends { readonly kind: 'average' } ? number | null : number }

export type Write =
  /** Fails with `already-exists`. */
  | { readonly op: 'create'; readonly path: string; readonly data: WriteFields }
  /**
   * Replaces the whole document; keys are literal. With `merge: true` only what `data` names is replaced, map by map, down to its leaves;
   * with a list only those dotted paths, each of which `data` must hold.
   */
  | { readonly op: 'set'; readonly path: string; readonly data: WriteFields; readonly merge?: true | readonly string[] }
  /** Changes the named fields (dotted keys reach into maps). Fails with `not-found`. */
  | { readonly op: 'update'; readonly path: string; readonly data: WriteFields }
  /** With `exists` it fails with `not-found`. */
  | { readonly op: 'delete'; readonly path: string; readonly exists?: true }

/** Reads first, then writes; the work may run again when what it read has changed meanwhile. */
export interface Transaction {
  get(path: string): Promise<Doc | undefined>
  write(...writes: Write[]): void
}

/** What happened to one document of a watched result since the last telling; of a removed one, as it was. */
export interface DocChange {
  readonly kind: 'removed' | 'added' | 'modified'
  readonly doc: Doc
}

/** The document database. Rejects with `PortError<'documents'>`; the policy is applied to every read and write. */
export interface Documents {
  get(path: string): Promise<Doc | undefined>
  query(query: Query): Promise<readonly Doc[]>
  /** Counts, sums and averages the result without reading it. Only documents that hold every aggregated field are counted. */
  aggregate<A extends Aggregates>(query: Query, aggregates: A): Promise<AggregatesOf<A>>
  /**
   * Tells of the result now and after every commit that changes it, in order, with the changes since the last telling: the removed,
   * then the added, then the modified; a document that has not changed may be the same object as before. Returns its own stop.
   */
  watch(query: Query, next: (docs: readonly Doc[], changes: readonly DocChange[]) => void, fail: (error: Error) => void): () => void
  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void
  /** All writes or none; at most `maxWrites`. */
  commit(writes: readonly Write[]): Promise<void>
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
}
export const Documents = token<Documents>('Documents')

/** Writes in one commit or transaction (the database's own limit). */
export const maxWrites = 500
