import * as v from 'valibot'
import { Auth } from '../../../ports/auth'
import {
  count,
  type Doc,
  Documents,
  deleteField,
  type Query,
  serverTime,
  type Transaction,
  type Write,
  type WriteFields,
} from '../../../ports/documents'
import { isPortError, PortError } from '../../../ports/errors'
import { areWritesDone } from './are-writes-done'
import { type Collection, type DataOf, paramsOf, pathOf, type StoredOf, stateAfter } from './collection'
import { isDocumentId } from './document-id'
import { type Actor, authorOf } from './policy'
import { recordOvertaken } from './rule-broken'

export type Params = Readonly<Record<string, string>>
/** Ids in any order; each counts once, and `undefined` not at all. */
export type Ids = Iterable<string | undefined>
export type Find = Omit<Query, 'collection'> & { readonly params?: Params }

const schemaVersion = 1

/**
 * Reads and writes records by their collection's declaration: typed, checked against the schema, stamped with author, server time and
 * revision. Services and handlers use it; no other code stamps a document.
 */
export class Records {
  static readonly inject = [Documents, Auth] as const

  constructor(
    private readonly documents: Documents,
    private readonly author: { readonly current: Actor | undefined },
  ) {}

  byProgram(): Records {
    return new Records(this.documents, { current: undefined })
  }

  /** `undefined` too for an id that no document can have. */
  async get<C extends Collection>(of: C, id: string, params?: Params): Promise<StoredOf<C> | undefined> {
    if (!isDocumentId(id)) return undefined
    const doc = await this.documents.get(documentPath(of, id, params))
    return doc && stored<C>(doc)
  }

  /** Those with these ids that exist, by id, in the order of the ids. */
  getAll<C extends Collection>(of: C, ids: Ids, params?: Params): Promise<ReadonlyMap<string, StoredOf<C>>> {
    return eachById(ids, id => this.get(of, id, params))
  }

  async find<C extends Collection>(of: C, { params, ...query }: Find = {}): Promise<readonly StoredOf<C>[]> {
    return (await this.documents.query({ ...query, collection: pathOf(of, params) })).map(doc => stored<C>(doc))
  }

  /** Records of a subcollection, under all parent documents. */
  async findEverywhere<C extends Collection>(of: C, query: Omit<Query, 'collection'> = {}): Promise<readonly StoredOf<C>[]> {
    const collection = of.path.slice(of.path.lastIndexOf('/') + 1)
    return (await this.documents.query({ ...query, collection, group: true })).map(doc => stored<C>(doc))
  }

  /** Records with the parameters of their path; for a subcollection, under all parent documents. */
  async findPlaced<C extends Collection>(
    of: C,
    query: Omit<Query, 'collection'> = {},
  ): Promise<readonly { readonly record: StoredOf<C>; readonly params: Params }[]> {
    if (!of.path.includes('/')) return (await this.find(of, query)).map(record => ({ record, params: {} }))
    const collection = of.path.slice(of.path.lastIndexOf('/') + 1)
    const docs = await this.documents.query({ ...query, collection, group: true })
    return docs.map(doc => ({ record: stored<C>(doc), params: paramsOf(of, doc.path) }))
  }

  async count(of: Collection, { params, ...query }: Find = {}): Promise<number> {
    return (await this.documents.aggregate({ ...query, collection: pathOf(of, params) }, { found: count() })).found
  }

  watch<C extends Collection>(
    of: C,
    { params, ...query }: Find,
    next: (records: readonly StoredOf<C>[]) => void,
    fail: (error: Error) => void,
  ): () => void {
    return this.documents.watch({ ...query, collection: pathOf(of, params) }, docs => next(docs.map(doc => stored<C>(doc))), fail)
  }

  /** For an id that no document can have, calls `next` once with `undefined`. */
  watchOne<C extends Collection>(
    of: C,
    id: string,
    next: (record: StoredOf<C> | undefined) => void,
    fail: (error: Error) => void,
    params?: Params,
  ): () => void {
    if (!isDocumentId(id)) return notifiedOnce(() => next(undefined))
    return this.documents.watchOne(documentPath(of, id, params), doc => next(doc && stored<C>(doc)), fail)
  }

  /** A write that creates a record; its commit fails if the id is taken. */
  creating<C extends Collection>(of: C, id: string, data: DataOf<C>, params?: Params): Write {
    const by = this.authorId()
    return {
      op: 'create',
      path: documentPath(of, id, params),
      data: {
        ...(checked(of, data) as WriteFields),
        createdAt: serverTime(),
        createdBy: by,
        updatedAt: serverTime(),
        updatedBy: by,
        rev: 1,
        schema: schemaVersion,
      },
    }
  }

  /**
   * A write that changes the given fields of a record as it was read. The commit is refused if `rev` has changed since. Other fields are left
   * out: instants are read with milliseconds only and must not be written back.
   */
  changing<C extends Collection>(of: C, before: StoredOf<C>, change: Partial<DataOf<C>>, params?: Params): Write {
    const after = checked(of, { ...dataOf(of, before), ...change })
    return {
      op: 'update',
      path: documentPath(of, before.id, params),
      data: {
        ...Object.fromEntries(Object.keys(change).map(name => [name, after[name] ?? deleteField()])),
        updatedAt: serverTime(),
        updatedBy: this.authorId(),
        rev: before.rev + 1,
        schema: schemaVersion,
      },
    }
  }

  /** The same for an event of the collection's states, with further fields. Throws `illegal-transition` if they have no such transition. */
  moving<C extends Collection>(of: C, before: StoredOf<C>, event: string, change: Partial<DataOf<C>> = {}, params?: Params): Write {
    return this.changing(of, before, { ...change, status: stateAfter(of, before, event) }, params)
  }

  /**
   * Changes the given fields of a record as it was read, and resolves with its new revision. Throws `record-overtaken` if somebody else
   * (`by`) changed or deleted it since.
   */
  async change<C extends Collection>(of: C, before: StoredOf<C>, change: Partial<DataOf<C>>, params?: Params): Promise<number> {
    try {
      await this.commit(this.changing(of, before, change, params))
      return before.rev + 1
    } catch (error) {
      if (!isPortError(error, 'documents', 'permission-denied', 'not-found')) throw error
      // The database refuses an old revision and a forbidden change with the same error.
      const now = await this.get(of, before.id, params)
      if (now?.rev === before.rev) throw error
      throw recordOvertaken(now)
    }
  }

  deleting(of: Collection, id: string, params?: Params): Write {
    return { op: 'delete', path: documentPath(of, id, params) }
  }

  /** Writes all or none. A retry after a lost response succeeds without writing again (`areWritesDone`). */
  async commit(...writes: readonly Write[]): Promise<void> {
    try {
      await this.documents.commit(writes)
    } catch (error) {
      const mayBeDone = isPortError(error, 'documents', 'permission-denied', 'failed-precondition', 'already-exists')
      if (!mayBeDone || !(await areWritesDone(this.documents, writes))) throw error
    }
  }

  /** Runs `work`, which reads first and then writes all or none, on the latest version of the records. */
  transact<T>(work: (within: RecordsWithin) => Promise<T>): Promise<T> {
    return this.documents.transact(transaction => work(new RecordsWithin(transaction, this)))
  }

  private authorId(): string {
    return this.author.current ? authorOf(this.author.current) : 'system'
  }
}

/** Records inside one transaction. */
export class RecordsWithin {
  constructor(
    private readonly transaction: Transaction,
    private readonly records: Records,
  ) {}

  /** `undefined` too for an id that no document can have. */
  async get<C extends Collection>(of: C, id: string, params?: Params): Promise<StoredOf<C> | undefined> {
    if (!isDocumentId(id)) return undefined
    const doc = await this.transaction.get(documentPath(of, id, params))
    return doc && stored<C>(doc)
  }
  /** Those with these ids that exist, by id, in the order of the ids. */
  getAll<C extends Collection>(of: C, ids: Ids, params?: Params): Promise<ReadonlyMap<string, StoredOf<C>>> {
    return eachById(ids, id => this.get(of, id, params))
  }
  create<C extends Collection>(of: C, id: string, data: DataOf<C>, params?: Params): void {
    this.transaction.write(this.records.creating(of, id, data, params))
  }
  change<C extends Collection>(of: C, before: StoredOf<C>, change: Partial<DataOf<C>>, params?: Params): void {
    this.transaction.write(this.records.changing(of, before, change, params))
  }
  /**
   * Changes the state of a record by an event of its collection's states, with further fields, and returns the new state. Throws
   * `illegal-transition` if they have no such transition.
   */
  move<C extends Collection>(of: C, before: StoredOf<C>, event: string, change: Partial<DataOf<C>> = {}, params?: Params) {
    this.transaction.write(this.records.moving(of, before, event, change, params))
    return stateAfter(of, before, event)
  }
  delete(of: Collection, id: string, params?: Params): void {
    this.transaction.write(this.records.deleting(of, id, params))
  }
  /** The same transaction, with the program as author in the stamps: for counts that change whoever calls. */
  byProgram(): RecordsWithin {
    return new RecordsWithin(this.transaction, this.records.byProgram())
  }
}

async function eachById<T extends { readonly id: string }>(ids: Ids, get: (id: string) => Promise<T | undefined>): Promise<ReadonlyMap<string, T>> {
  const asked = [...new Set(ids)].filter(id => id !== undefined)
  const found = await Promise.all(asked.map(get))
  return new Map(found.flatMap(record => (record ? [[record.id, record] as const] : [])))
}

/** Throws for an id that no document can have: an id with a slash would name a document of another collection. */
function documentPath(of: Collection, id: string, params: Params = {}): string {
  if (![id, ...Object.values(params)].every(isDocumentId)) throw new PortError('documents', 'invalid-argument', of.path)
  return `${pathOf(of, params)}/${id}`
}

/** Calls `notify` after the caller has returned, as every watch does, unless the watch was stopped by then. */
function notifiedOnce(notify: () => void): () => void {
  let isStopped = false
  queueMicrotask(() => void (isStopped || notify()))
  return () => {
    isStopped = true
  }
}

/** `id` comes first for speed: an object that begins with `id` copies all fields in one step; adding `id` last would build it twice. */
const stored = <C extends Collection>({ id, data }: Doc) => Object.assign({ id }, data, { id }) as unknown as StoredOf<C>

/** The record's own fields, without the stamps and the id. */
export function dataOf<C extends Collection>(of: C, record: StoredOf<C>): DataOf<C> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => name in of.fields && value !== undefined)) as DataOf<C>
}

function checked<C extends Collection>(of: C, data: DataOf<C>): DataOf<C> {
  const result = v.safeParse(of.schema, Object.fromEntries(Object.entries(data as object).filter(([, value]) => value !== undefined)))
  if (!result.success) throw new PortError('documents', 'invalid-argument', of.path, { details: v.flatten(result.issues) })
  return result.output as DataOf<C>
}
