import { type FirebaseApp, FirebaseError } from 'firebase/app'
import {
  type DocumentReference,
  doc,
  type FieldPath,
  type Firestore,
  type Transaction as FirestoreTransaction,
  getAggregateFromServer,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  runTransaction,
  type SetOptions,
  writeBatch,
} from 'firebase/firestore'
import { checkApart, checkDocumentPath } from '../../ports/check-storable'
import {
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
import { translated, translating } from './firebase-errors'
import { aggregateOf, firestoreQuery } from './firestore-query'
import { docOf, fieldPath, found, sent, sentFields } from './firestore-values'
import { watchDocument, watchQuery } from './firestore-watches'

/** The Documents port on Cloud Firestore. */
export class FirestoreDocuments implements Documents {
  private readonly db: Firestore

  constructor(app: FirebaseApp) {
    this.db = initializeFirestore(app, {})
  }

  get(path: string): Promise<Doc | undefined> {
    return translating('documents', async () => found(await getDocFromServer(documentAt(this.db, path))))
  }

  query(asked: Query): Promise<readonly Doc[]> {
    return translating('documents', async () => (await getDocsFromServer(firestoreQuery(this.db, asked))).docs.map(docOf))
  }

  aggregate<A extends Aggregates>(asked: Query, aggregates: A): Promise<AggregatesOf<A>> {
    const spec = Object.fromEntries(Object.entries(aggregates).map(([name, aggregate]) => [name, aggregateOf(aggregate)]))
    return translating('documents', async () => (await getAggregateFromServer(firestoreQuery(this.db, asked), spec)).data() as AggregatesOf<A>)
  }

  watch(asked: Query, next: (docs: readonly Doc[], changes: readonly DocChange[]) => void, fail: (error: Error) => void): () => void {
    const failed = (error: unknown) => fail(translated('documents', error))
    return startWatch(() => watchQuery(firestoreQuery(this.db, asked), next, failed), failed)
  }

  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void {
    const failed = (error: unknown) => fail(translated('documents', error))
    return startWatch(() => watchDocument(documentAt(this.db, path), next, failed), failed)
  }

  async commit(writes: readonly Write[]): Promise<void> {
    checkWrites(writes)
    // A batch cannot require that a document is absent or present. A transaction can, by reading it first.
    if (writes.some(isConditional)) return this.transact(async transaction => transaction.write(...writes))
    return translating('documents', () => {
      const batch = writeBatch(this.db)
      for (const write of writes) apply(this.db, batch, write)
      return batch.commit()
    })
  }

  async transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let own: { readonly error: unknown } | undefined
    const kept = (error: unknown): never => {
      own = { error }
      throw error
    }
    try {
      return await runTransaction(this.db, inner => this.run(inner, transaction => work(transaction).catch(kept)))
    } catch (error) {
      // An error that the work itself threw, such as a broken rule, is passed on unchanged.
      throw own?.error === error && !(error instanceof FirebaseError) ? error : lost(error)
    }
  }

  private async run<T>(inner: FirestoreTransaction, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { result, writes } = await runTransactionWork(work, async path => found(await inner.get(documentAt(this.db, path))))
    await this.checkPresence(inner, writes)
    for (const write of writes) apply(this.db, inner, write)
    return result
  }

  /** In a transaction all reads come before the first write, so every condition is checked first. */
  private async checkPresence(inner: FirestoreTransaction, writes: readonly Write[]): Promise<void> {
    const present = new Map<string, boolean>()
    for (const write of writes) {
      const { path } = write
      if (isConditional(write)) {
        const isPresent = present.get(path) ?? (await isThere(inner, documentAt(this.db, path), write))
        if (isPresent !== (write.op === 'delete')) throw new PortError('documents', isPresent ? 'already-exists' : 'not-found', path)
      }
      present.set(path, write.op !== 'delete')
    }
  }
}

/**
 * Whether a document exists, before it is created or deleted. Few access rules let a client read that a document is missing. If the read of
 * a creation is refused, the document is taken as absent: the rules then judge the write, which has `rev` 1 and fails if a document exists,
 * because a change must raise `rev`.
 */
async function isThere(inner: FirestoreTransaction, ref: DocumentReference, { op }: Write): Promise<boolean> {
  try {
    return (await inner.get(ref)).exists()
  } catch (error) {
    if (op === 'create' && error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
}

/**
 * The service reports a transaction that lost against other writers as `failed-precondition`; a transaction has no other cause for that
 * code.
 */
function lost(error: unknown): PortError {
  const isLost = error instanceof FirebaseError && error.code === 'failed-precondition'
  return isLost
    ? new PortError('documents', 'aborted', 'what the transaction read was changed each time', { cause: error })
    : translated('documents', error)
}

function documentAt(db: Firestore, path: string): DocumentReference {
  checkDocumentPath(path)
  return doc(db, path)
}

const isConditional = (write: Write) => write.op === 'create' || (write.op === 'delete' && write.exists === true)

interface Writer {
  set(ref: DocumentReference, data: Record<string, unknown>, options?: SetOptions): unknown
  update(ref: DocumentReference, data: Record<string, unknown>): unknown
  update(ref: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): unknown
  delete(ref: DocumentReference): unknown
}

function apply(db: Firestore, writer: Writer, write: Write): void {
  const ref = documentAt(db, write.path)
  switch (write.op) {
    case 'create':
      writer.set(ref, sentFields(write.data))
      return
    case 'set':
      if (write.merge === undefined) writer.set(ref, sentFields(write.data))
      else if (write.merge === true) writer.set(ref, sentFields(write.data), { merge: true })
      else writer.set(ref, sentFields(write.data), { mergeFields: write.merge.map(fieldPath) })
      return
    case 'update': {
      checkApart(Object.keys(write.data))
      const [first, ...more] = Object.entries(write.data).map(([field, value]) => [fieldPath(field), sent(value)] as const)
      if (first) writer.update(ref, ...first, ...more.flat())
      else writer.update(ref, {})
      return
    }
    case 'delete':
      writer.delete(ref)
  }
}
