import type { App } from 'firebase-admin/app'
import {
  type Transaction as AdminTransaction,
  AggregateField,
  type DocumentReference,
  type DocumentSnapshot,
  type FieldPath,
  type Firestore,
  getFirestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { checkApart, checkDocumentPath } from '../../ports/check-storable'
import {
  type Aggregate,
  type Aggregates,
  type AggregatesOf,
  type Doc,
  type DocChange,
  type Documents,
  type Query,
  type Transaction,
  type Write,
} from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { checkWrites, runTransactionWork } from '../../ports/run-transaction-work'
import { startWatch } from '../../ports/start-watch'
import { adminQuery } from './admin-query'
import { fieldPath, receivedFields, sent, sentFields } from './admin-values'
import { documentsError, translatingDocuments } from './google-errors'

/** Attempts of one transaction before it fails with `aborted`. */
const attempts = 5

/** The Documents port on Cloud Firestore for handlers. The Admin SDK bypasses the security rules. */
export class AdminDocuments implements Documents {
  private readonly db: Firestore

  constructor(app: App) {
    this.db = getFirestore(app)
  }

  get(path: string): Promise<Doc | undefined> {
    return translatingDocuments(async () => found(await documentAt(this.db, path).get()))
  }

  query(asked: Query): Promise<readonly Doc[]> {
    return translatingDocuments(async () => (await adminQuery(this.db, asked).get()).docs.map(one))
  }

  aggregate<A extends Aggregates>(asked: Query, aggregates: A): Promise<AggregatesOf<A>> {
    return translatingDocuments(async () => {
      const spec = Object.fromEntries(Object.entries(aggregates).map(([name, aggregate]) => [name, adminAggregate(aggregate)]))
      return (await adminQuery(this.db, asked).aggregate(spec).get()).data() as AggregatesOf<A>
    })
  }

  watch(asked: Query, next: (docs: readonly Doc[], changes: readonly DocChange[]) => void, fail: (error: Error) => void): () => void {
    const failed = (error: unknown) => fail(documentsError(error))
    return startWatch(
      () =>
        adminQuery(this.db, asked).onSnapshot(
          snapshot => next(snapshot.docs.map(one), inOrder(snapshot.docChanges().map(({ type, doc }) => ({ kind: type, doc: one(doc) })))),
          failed,
        ),
      failed,
    )
  }

  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void {
    const failed = (error: unknown) => fail(documentsError(error))
    return startWatch(() => documentAt(this.db, path).onSnapshot(snapshot => next(found(snapshot)), failed), failed)
  }

  async commit(writes: readonly Write[]): Promise<void> {
    checkWrites(writes)
    // A batch accepts an update without fields even when its document is missing. A transaction checks that the document exists.
    if (writes.some(changesNothing)) return this.transact(async transaction => transaction.write(...writes))
    await translatingDocuments(async () => {
      const batch = this.db.batch()
      for (const write of writes) apply(this.db, batch, write)
      await batch.commit()
    })
  }

  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return translatingDocuments(() =>
      this.db.runTransaction(
        async inner => {
          const { result, writes } = await runTransactionWork(work, async path => found(await inner.get(documentAt(this.db, path))))
          await this.checkPresence(inner, writes)
          for (const write of writes) apply(this.db, inner, write)
          return result
        },
        { maxAttempts: attempts },
      ),
    )
  }

  /** Checks updates without fields: their document must exist, or be created by an earlier write of the same commit. */
  private async checkPresence(inner: AdminTransaction, writes: readonly Write[]): Promise<void> {
    const made = new Map<string, boolean>()
    for (const write of writes) {
      const { op, path } = write
      if (changesNothing(write)) {
        const isThere = made.get(path) ?? (await inner.get(documentAt(this.db, path))).exists
        if (!isThere) throw new PortError('documents', 'not-found', path)
      }
      made.set(path, op !== 'delete')
    }
  }
}

const changesNothing = (write: Write) => write.op === 'update' && Object.keys(write.data).length === 0

function documentAt(db: Firestore, path: string): DocumentReference {
  checkDocumentPath(path)
  return db.doc(path)
}

/** The methods that batches and transactions share. */
interface Writer {
  create(ref: DocumentReference, data: object): unknown
  set(ref: DocumentReference, data: object, options: { merge?: boolean; mergeFields?: FieldPath[] }): unknown
  update(ref: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): unknown
  delete(ref: DocumentReference, precondition: { exists?: boolean }): unknown
}

function apply(db: Firestore, writer: Writer, write: Write): void {
  const ref = documentAt(db, write.path)
  switch (write.op) {
    case 'create':
      return void writer.create(ref, sentFields(write.data))
    case 'set':
      return void writer.set(ref, sentFields(write.data), mergeOf(write))
    case 'update': {
      checkApart(Object.keys(write.data))
      const [first, ...more] = Object.entries(write.data).map(([name, value]) => [fieldPath(name), sent(value)] as const)
      if (!first) return
      return void writer.update(ref, ...first, ...more.flat())
    }
    case 'delete':
      return void writer.delete(ref, write.exists ? { exists: true } : {})
  }
}

const mergeOf = ({ merge }: Extract<Write, { op: 'set' }>) => {
  if (merge === undefined) return {}
  return merge === true ? { merge } : { mergeFields: merge.map(fieldPath) }
}

const adminAggregate = (aggregate: Aggregate) => {
  if (aggregate.kind === 'count') return AggregateField.count()
  return aggregate.kind === 'sum' ? AggregateField.sum(fieldPath(aggregate.field)) : AggregateField.average(fieldPath(aggregate.field))
}

const rank = { removed: 0, added: 1, modified: 2 } as const
const inOrder = (changes: readonly DocChange[]) => changes.toSorted((a, b) => rank[a.kind] - rank[b.kind])

const one = (snapshot: QueryDocumentSnapshot): Doc => ({ id: snapshot.id, path: snapshot.ref.path, data: receivedFields(snapshot.data()) })
const found = (snapshot: DocumentSnapshot): Doc | undefined =>
  snapshot.exists ? { id: snapshot.id, path: snapshot.ref.path, data: receivedFields(snapshot.data() ?? {}) } : undefined
