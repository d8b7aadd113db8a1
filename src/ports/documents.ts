import { token } from './token'

/** What a document may hold. An instant is a `Date`: milliseconds; a finer server time is cut. */
export type Value = null | boolean | number | string | Date | readonly Value[] | { readonly [key: string]: Value }
export type Fields = { readonly [field: string]: Value }

/** A value that the store fills in at commit. Stands only at the top of a field of `set` or `update`. */
export class FieldTransform {
  constructor(
    readonly kind: 'server-time' | 'increment' | 'array-union' | 'array-remove' | 'delete-field',
    readonly operand: Value = null,
  ) {}
}
export const serverTime = () => new FieldTransform('server-time')
export const increment = (by: number) => new FieldTransform('increment', by)
export const arrayUnion = (...values: Value[]) => new FieldTransform('array-union', values)
export const arrayRemove = (...values: Value[]) => new FieldTransform('array-remove', values)
/** Takes a field away; only in `update` and in a merging `set`. */
export const deleteField = () => new FieldTransform('delete-field')

export type WriteFields = { readonly [field: string]: Value | FieldTransform }

export interface Doc {
  /** Last segment of the path. */
  readonly id: string
  /** `collection/id`, alternating for subcollections: `editions/2027/weekends/1`. */
  readonly path: string
  readonly data: Fields
}

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any'
/** `field` is a dotted path into maps. */
export type Where = readonly [field: string, op: Comparison, value: Value]

export interface Query {
  readonly collection: string
  readonly where?: readonly Where[]
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  readonly limit?: number
  /** Values of the ordered fields, then the id, of the last document already seen. */
  readonly startAfter?: readonly Value[]
}

export type Write =
  /** Fails with `already-exists`. */
  | { readonly op: 'create'; readonly path: string; readonly data: WriteFields }
  /** Replaces the whole document. */
  | { readonly op: 'set'; readonly path: string; readonly data: WriteFields }
  /** Changes the named fields (dotted keys reach into maps). Fails with `not-found`. */
  | { readonly op: 'update'; readonly path: string; readonly data: WriteFields }
  | { readonly op: 'delete'; readonly path: string }

/** Reads first, then writes; the work may run again when what it read has changed meanwhile. */
export interface Transaction {
  get(path: string): Promise<Doc | undefined>
  write(...writes: Write[]): void
}

/** The document database. Rejects with `PortError<'documents'>`; the policy is applied to every read and write. */
export interface Documents {
  get(path: string): Promise<Doc | undefined>
  query(query: Query): Promise<readonly Doc[]>
  count(query: Query): Promise<number>
  /** Tells of the result now and after every commit that changes it, in order. Returns its own stop. */
  watch(query: Query, next: (docs: readonly Doc[]) => void, fail: (error: Error) => void): () => void
  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void
  /** All writes or none; at most `maxWrites`. */
  commit(writes: readonly Write[]): Promise<void>
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
}
export const Documents = token<Documents>('Documents')

/** Writes in one commit or transaction (the database's own limit). */
export const maxWrites = 500
