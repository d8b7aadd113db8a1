import {
  type Aggregates,
  type AggregatesOf,
  type Doc,
  type DocChange,
  type Documents,
  type Query,
  type Transaction,
  type Write,
} from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { checkWrites, runTransactionWork } from '../../../ports/run-transaction-work'
import { startWatch } from '../../../ports/start-watch'
import { aggregated, aggregatedFields } from '../queries/aggregate'
import type { QueryCheck } from '../queries/declared-indexes'
import { NotifiedDocuments } from '../watching/documents-per-watcher'
import { type CapturedWrite, captured } from './captured-write'
import type { Attempt, DocumentStore } from './document-store'
import type { DurableStore } from './durable-store'
import { docOf, docsOf, type Stored } from './stored-document'

const attempts = 5

/** Checks that may refuse the reads and writes of a commit or transaction. */
export interface Checks {
  read(path: string, doc: Doc | undefined): void
  readonly write: (attempt: Attempt) => void
}

/** The Documents port on the engine, without access rules; handlers get it directly. */
export class StoreDocuments implements Documents {
  constructor(
    private readonly store: DocumentStore,
    private readonly durable: DurableStore,
    /** Refuses queries that the hosted database would not answer; by default every query is answered. */
    private readonly queries: QueryCheck = { require: () => undefined },
  ) {}

  async get(path: string): Promise<Doc | undefined> {
    return found(this.store.read(path))
  }

  async query(query: Query): Promise<readonly Doc[]> {
    this.queries.require(query)
    return docsOf(this.store.select(query))
  }

  async aggregate<A extends Aggregates>(query: Query, aggregates: A): Promise<AggregatesOf<A>> {
    const counted = aggregatedFields(aggregates)
    this.queries.require(query, counted)
    return aggregated(aggregates, this.store.select(query, counted)) as AggregatesOf<A>
  }

  watch(query: Query, next: (docs: readonly Doc[], changes: readonly DocChange[]) => void, fail: (error: Error) => void): () => void {
    return startWatch(() => {
      this.queries.require(query)
      const mine = new NotifiedDocuments()
      return this.store.watch(query, (result, changes) => next(...mine.notified(result, changes)))
    }, failing(fail))
  }

  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void {
    return startWatch(() => this.store.watchOne(path, stored => next(found(stored))), failing(fail))
  }

  async commit(writes: readonly Write[], checks?: Checks): Promise<void> {
    const all = capturedAll(writes)
    await this.durable.commit(() => this.store.prepare(all, checks?.write))
  }

  async transact<T>(work: (transaction: Transaction) => Promise<T>, checks?: Checks): Promise<T> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      let run: Run<T> | undefined
      const first = async () => {
        run = await this.run(work, checks)
      }
      let isCurrent = false
      const decide = () => {
        isCurrent = run !== undefined && this.areCurrent(run.reads)
        return isCurrent ? this.store.prepare(run!.writes, checks?.write) : []
      }
      // The first attempt is optimistic; after a conflict the work runs again inside the commit.
      if (attempt === 1) await first()
      await this.durable.commit(decide, attempt === 1 ? undefined : first)
      if (isCurrent) return run!.result
    }
    throw new PortError('documents', 'aborted', `what the transaction read was changed ${attempts} times meanwhile`)
  }

  private async run<T>(work: (transaction: Transaction) => Promise<T>, checks: Checks | undefined): Promise<Run<T>> {
    const reads = new Map<string, Stored | undefined>()
    const { result, writes } = await runTransactionWork(work, async path => {
      // A second read returns what the first one returned, even if others have written since; then the whole transaction runs again.
      const stored = reads.has(path) ? reads.get(path) : this.store.read(path)
      reads.set(path, stored)
      const doc = found(stored)
      checks?.read(path, doc)
      return doc
    })
    return { reads, writes: capturedAll(writes), result }
  }

  private areCurrent(reads: Run<unknown>['reads']): boolean {
    return [...reads].every(([path, stored]) => this.store.read(path) === stored)
  }
}

/** One run of a transaction's work: what it read, what it wants to write, what it returns. */
interface Run<T> {
  readonly reads: ReadonlyMap<string, Stored | undefined>
  readonly writes: readonly CapturedWrite[]
  readonly result: T
}

function capturedAll(writes: readonly Write[]): readonly CapturedWrite[] {
  checkWrites(writes)
  return writes.map(captured)
}

/** Everything that starts a watch here throws instances of Error. */
const failing = (fail: (error: Error) => void) => (error: unknown) => fail(error as Error)

const found = (stored: Stored | undefined): Doc | undefined => stored && docOf(stored)
