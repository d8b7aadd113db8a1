import * as v from 'valibot'
import { Auth } from '../../ports/auth'
import { type Doc, Documents, type Query, serverTime, type Transaction, type Write, type WriteFields } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { type Collection, type DataOf, pathOf, type StoredOf } from './collection'
import type { Actor } from './policy'

export type Params = Readonly<Record<string, string>>
export type Find = Omit<Query, 'collection'> & { readonly params?: Params }

const schemaVersion = 1

/**
 * Records read and written by their collection's declaration: typed, checked against its schema, stamped with author,
 * server time and revision. Services and handlers use this; only this class knows how a document is stamped.
 */
export class Records {
  static readonly inject = [Documents, Auth] as const

  constructor(
    private readonly documents: Documents,
    private readonly author: { readonly current: Actor | undefined },
  ) {}

  async get<C extends Collection>(of: C, id: string, params?: Params): Promise<StoredOf<C> | undefined> {
    const doc = await this.documents.get(`${pathOf(of, params)}/${id}`)
    return doc && stored<C>(doc)
  }

  async find<C extends Collection>(of: C, { params, ...query }: Find = {}): Promise<readonly StoredOf<C>[]> {
    return (await this.documents.query({ ...query, collection: pathOf(of, params) })).map(doc => stored<C>(doc))
  }

  count(of: Collection, { params, ...query }: Find = {}): Promise<number> {
    return this.documents.count({ ...query, collection: pathOf(of, params) })
  }

  watch<C extends Collection>(
    of: C,
    { params, ...query }: Find,
    next: (records: readonly StoredOf<C>[]) => void,
    fail: (error: Error) => void,
  ): () => void {
    return this.documents.watch({ ...query, collection: pathOf(of, params) }, docs => next(docs.map(doc => stored<C>(doc))), fail)
  }

  watchOne<C extends Collection>(
    of: C,
    id: string,
    next: (record: StoredOf<C> | undefined) => void,
    fail: (error: Error) => void,
    params?: Params,
  ): () => void {
    return this.documents.watchOne(`${pathOf(of, params)}/${id}`, doc => next(doc && stored<C>(doc)), fail)
  }

  /** A write that creates a record; fails at commit when the id is taken. */
  creating<C extends Collection>(of: C, id: string, data: DataOf<C>, params?: Params): Write {
    const by = this.authorId()
    return {
      op: 'create',
      path: `${pathOf(of, params)}/${id}`,
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

  /** A write that changes the named fields of a record as it was read; refused at commit if `rev` has moved on. */
  changing<C extends Collection>(of: C, before: StoredOf<C>, change: Partial<DataOf<C>>, params?: Params): Write {
    const after = { ...dataOf(of, before), ...change } as DataOf<C>
    return {
      op: 'set',
      path: `${pathOf(of, params)}/${before.id}`,
      data: {
        ...(checked(of, after) as WriteFields),
        createdAt: before.createdAt,
        createdBy: before.createdBy,
        updatedAt: serverTime(),
        updatedBy: this.authorId(),
        rev: before.rev + 1,
        schema: schemaVersion,
      },
    }
  }

  deleting(of: Collection, id: string, params?: Params): Write {
    return { op: 'delete', path: `${pathOf(of, params)}/${id}` }
  }

  commit(...writes: readonly Write[]): Promise<void> {
    return this.documents.commit(writes)
  }

  /** Reads, then writes, all or nothing, on records as they are now. */
  transact<T>(work: (within: RecordsWithin) => Promise<T>): Promise<T> {
    return this.documents.transact(transaction => work(new RecordsWithin(transaction, this)))
  }

  private authorId(): string {
    return this.author.current?.claims.pid ?? this.author.current?.uid ?? 'system'
  }
}

/** Records inside one transaction. */
export class RecordsWithin {
  constructor(
    private readonly transaction: Transaction,
    private readonly records: Records,
  ) {}

  async get<C extends Collection>(of: C, id: string, params?: Params): Promise<StoredOf<C> | undefined> {
    const doc = await this.transaction.get(`${pathOf(of, params)}/${id}`)
    return doc && stored<C>(doc)
  }
  create<C extends Collection>(of: C, id: string, data: DataOf<C>, params?: Params): void {
    this.transaction.write(this.records.creating(of, id, data, params))
  }
  change<C extends Collection>(of: C, before: StoredOf<C>, change: Partial<DataOf<C>>, params?: Params): void {
    this.transaction.write(this.records.changing(of, before, change, params))
  }
  delete(of: Collection, id: string, params?: Params): void {
    this.transaction.write(this.records.deleting(of, id, params))
  }
}

const stored = <C extends Collection>(doc: Doc) => ({ ...doc.data, id: doc.id }) as StoredOf<C>

/** The record's own fields, without stamps and id. */
export function dataOf<C extends Collection>(of: C, record: StoredOf<C>): DataOf<C> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => name in of.fields && value !== undefined)) as DataOf<C>
}

function checked<C extends Collection>(of: C, data: DataOf<C>): DataOf<C> {
  const result = v.safeParse(of.schema, Object.fromEntries(Object.entries(data as object).filter(([, value]) => value !== undefined)))
  if (!result.success) throw new PortError('documents', 'invalid-argument', of.path, { details: v.flatten(result.issues) })
  return result.output as DataOf<C>
}
