import { type Doc, type Documents, maxWrites, type Query, type Transaction, type Write } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { captured } from './applying-writes'
import { copyOut } from './copying'
import type { Attempt, DocumentStore } from './document-store'
import type { DurableStore } from './durable-store'
import { documentPath } from './paths'
import type { Stored } from './selecting'

const attempts = 5

/** What may refuse the reads and writes of a commit or transaction. */
export interface Checks {
  read(path: string, doc: Doc | undefined): void
  readonly write: (attempt: Attempt) => void
}

/** The Documents port over the engine, with no policy: what handlers are given. */
export class StoreDocuments implements Documents {
  constructor(
    private readonly store: DocumentStore,
    private readonly durable: DurableStore,
  ) {}

  async get(path: string): Promise<Doc | undefined> {
    return found(path, this.store.read(path))
  }

  async query(query: Query): Promise<readonly Doc[]> {
    return docs(query, this.store.select(query))
  }

  async count(query: Query): Promise<number> {
    return this.store.select(query).length
  }

  watch(query: Query, next: (docs: readonly Doc[]) => void, fail: (error: Error) => void): () => void {
    return starting(() => this.store.watch(query, result => next(docs(query, result))), fail)
  }

  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void {
    return starting(() => this.store.watchOne(path, stored => next(found(path, stored))), fail)
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
      // Optimistic the first time; who has lost against another runs again inside the commit itself.
      if (attempt === 1) await first()
      await this.durable.commit(decide, attempt === 1 ? undefined : first)
      if (isCurrent) return run!.result
    }
    throw new PortError('documents', 'aborted', `what the transaction read was changed ${attempts} times meanwhile`)
  }

  private async run<T>(work: (transaction: Transaction) => Promise<T>, checks: Checks | undefined): Promise<Run<T>> {
    const reads = new Map<string, Stored | undefined>()
    const written: Write[] = []
    const result = await work({
      get: async path => {
        if (written.length > 0) throw invalid('a transaction reads first, then writes')
        const stored = this.store.read(path)
        if (!reads.has(path)) reads.set(path, stored)
        const doc = found(path, stored)
        checks?.read(path, doc)
        return doc
      },
      write: (...more) => void written.push(...more),
    })
    const writes = capturedAll(written)
    const missing = writes.find(({ op, path }) => op === 'update' && reads.has(path) && !reads.get(path))
    if (missing) throw invalid(`${missing.path} was read as missing and cannot be updated`)
    return { reads, writes, result }
  }

  private areCurrent(reads: Run<unknown>['reads']): boolean {
    return [...reads].every(([path, stored]) => this.store.read(path) === stored)
  }
}

/** One run of a transaction's work: what it read, what it wants to write, what it returns. */
interface Run<T> {
  readonly reads: ReadonlyMap<string, Stored | undefined>
  readonly writes: readonly Write[]
  readonly result: T
}

function capturedAll(writes: readonly Write[]): readonly Write[] {
  if (writes.length > maxWrites) throw invalid(`at most ${maxWrites} writes in one commit`)
  return writes.map(captured)
}

/** A query that cannot be asked fails like any other watch: in its `fail`. */
function starting(start: () => () => void, fail: (error: Error) => void): () => void {
  try {
    return start()
  } catch (error) {
    let stopped = false
    queueMicrotask(() => void (stopped || fail(error as Error)))
    return () => {
      stopped = true
    }
  }
}

const found = (path: string, stored: Stored | undefined): Doc | undefined => stored && { id: documentPath(path).id, path, data: copyOut(stored.data) }

const docs = ({ collection }: Query, result: readonly Stored[]): readonly Doc[] =>
  result.map(({ id, data }) => ({ id, path: `${collection}/${id}`, data: copyOut(data) }))

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
