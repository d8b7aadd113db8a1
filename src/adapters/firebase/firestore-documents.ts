import type { FirebaseApp } from 'firebase/app'
import {
  arrayRemove,
  arrayUnion,
  collection,
  type DocumentSnapshot,
  deleteField,
  doc,
  documentId,
  type Firestore,
  type Transaction as FirestoreTransaction,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore'
import {
  type Doc,
  type Documents,
  type Fields,
  FieldTransform,
  maxWrites,
  type Query,
  type Transaction,
  type Value,
  type Write,
  type WriteFields,
} from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { translated, translating } from './firebase-errors'

/** The Documents port on Cloud Firestore. */
export class FirestoreDocuments implements Documents {
  private readonly db: Firestore

  constructor(app: FirebaseApp) {
    this.db = initializeFirestore(app, {})
  }

  get(path: string): Promise<Doc | undefined> {
    return translating('documents', async () => found(await getDoc(doc(this.db, path))))
  }

  query(asked: Query): Promise<readonly Doc[]> {
    return translating('documents', async () => (await getDocs(this.queryOf(asked))).docs.map(one))
  }

  count(asked: Query): Promise<number> {
    return translating('documents', async () => (await getCountFromServer(this.queryOf(asked))).data().count)
  }

  watch(asked: Query, next: (docs: readonly Doc[]) => void, fail: (error: Error) => void): () => void {
    return onSnapshot(
      this.queryOf(asked),
      snapshot => next(snapshot.docs.map(one)),
      error => fail(translated('documents', error)),
    )
  }

  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void {
    return onSnapshot(
      doc(this.db, path),
      snapshot => next(found(snapshot)),
      error => fail(translated('documents', error)),
    )
  }

  async commit(writes: readonly Write[]): Promise<void> {
    if (writes.length > maxWrites) throw new PortError('documents', 'invalid-argument', `at most ${maxWrites} writes in one commit`)
    // A batch knows no "create only if absent"; a transaction does, by reading first.
    if (writes.some(write => write.op === 'create')) return this.transact(async transaction => transaction.write(...writes))
    return translating('documents', () => {
      const batch = writeBatch(this.db)
      for (const write of writes) apply(this.db, batch, write)
      return batch.commit()
    })
  }

  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return translating('documents', () =>
      runTransaction(this.db, async inner => {
        const writes: Write[] = []
        const result = await work({
          get: async path => found(await inner.get(doc(this.db, path))),
          write: (...more) => void writes.push(...more),
        })
        if (writes.length > maxWrites) throw new PortError('documents', 'invalid-argument', `at most ${maxWrites} writes in one transaction`)
        await this.refuseTaken(inner, writes)
        for (const write of writes) apply(this.db, inner, write)
        return result
      }),
    )
  }

  /** Reads come before writes in a transaction, so every creation is checked ahead of the first write. */
  private async refuseTaken(inner: FirestoreTransaction, writes: readonly Write[]): Promise<void> {
    for (const write of writes)
      if (write.op === 'create' && (await inner.get(doc(this.db, write.path))).exists())
        throw new PortError('documents', 'already-exists', write.path)
  }

  private queryOf(asked: Query) {
    const constraints: QueryConstraint[] = [
      ...(asked.where ?? []).map(([field, op, value]) => where(field, op, sent(value))),
      ...(asked.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ]
    if (asked.startAfter) {
      const direction = asked.orderBy?.at(-1)?.[1] ?? 'asc'
      constraints.push(orderBy(documentId(), direction), startAfter(...asked.startAfter.map(sent)))
    }
    if (asked.limit !== undefined) constraints.push(limit(asked.limit))
    return query(collection(this.db, asked.collection), ...constraints)
  }
}

interface Writer {
  set(ref: ReturnType<typeof doc>, data: Record<string, unknown>): unknown
  update(ref: ReturnType<typeof doc>, data: Record<string, unknown>): unknown
  delete(ref: ReturnType<typeof doc>): unknown
}

function apply(db: Firestore, writer: Writer, write: Write): void {
  const ref = doc(db, write.path)
  switch (write.op) {
    case 'create':
    case 'set':
      writer.set(ref, sentFields(write.data))
      return
    case 'update':
      writer.update(ref, sentFields(write.data))
      return
    case 'delete':
      writer.delete(ref)
  }
}

const sentFields = (fields: WriteFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value instanceof FieldTransform ? transformed(value) : sent(value)]))

function transformed({ kind, operand }: FieldTransform) {
  switch (kind) {
    case 'server-time':
      return serverTimestamp()
    case 'increment':
      return increment(operand as number)
    case 'array-union':
      return arrayUnion(...(operand as Value[]).map(sent))
    case 'array-remove':
      return arrayRemove(...(operand as Value[]).map(sent))
    case 'delete-field':
      return deleteField()
  }
}

/** Dates travel as they are: the SDK makes timestamps of them. Bytes, references and points have no place in the port. */
function sent(value: Value): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(sent)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sent(part)]))
}

function received(value: unknown): Value {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return value as Value
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(received)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) return receivedFields(value)
  throw new PortError('documents', 'unimplemented', 'a value of a kind the product does not store')
}

const receivedFields = (data: object): Fields => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, received(value)]))

const one = (snapshot: DocumentSnapshot): Doc => ({
  id: snapshot.id,
  path: snapshot.ref.path,
  data: receivedFields(snapshot.data({ serverTimestamps: 'estimate' }) ?? {}),
})
const found = (snapshot: DocumentSnapshot): Doc | undefined => (snapshot.exists() ? one(snapshot) : undefined)
