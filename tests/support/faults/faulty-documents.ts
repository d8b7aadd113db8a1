import type { Aggregates, AggregatesOf, Doc, DocChange, Documents, Query, Transaction, Write } from '../../../src/ports/documents'
import { type FaultPlan, Faults } from './fault'

/** The Documents port over a bad connection. */
export class FaultyDocuments implements Documents {
  private readonly faults: Faults<'documents'>

  constructor(
    private readonly inner: Documents,
    plan: FaultPlan,
  ) {
    this.faults = new Faults('documents', plan)
  }

  get(path: string): Promise<Doc | undefined> {
    return this.faults.around('get', () => this.inner.get(path))
  }

  query(query: Query): Promise<readonly Doc[]> {
    return this.faults.around('query', () => this.inner.query(query))
  }

  aggregate<A extends Aggregates>(query: Query, aggregates: A): Promise<AggregatesOf<A>> {
    return this.faults.around('aggregate', () => this.inner.aggregate(query, aggregates))
  }

  watch(query: Query, next: (docs: readonly Doc[], changes: readonly DocChange[]) => void, fail: (error: Error) => void): () => void {
    return this.watching(() => this.inner.watch(query, next, fail), fail)
  }

  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void {
    return this.watching(() => this.inner.watchOne(path, next, fail), fail)
  }

  commit(writes: readonly Write[]): Promise<void> {
    return this.faults.around('commit', () => this.inner.commit(writes))
  }

  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.faults.around('transact', () => this.inner.transact(work))
  }

  /** A watch starts late, or fails to start. After that its notifications come in order, as the port promises. */
  private watching(start: () => () => void, fail: (error: Error) => void): () => void {
    let isStopped = false
    let stop: (() => void) | undefined
    const began = this.faults.around('watch', async () => {
      if (!isStopped) stop = start()
    })
    began.catch((error: unknown) => {
      stop?.()
      if (!isStopped) fail(error as Error)
    })
    return () => {
      isStopped = true
      stop?.()
    }
  }
}
