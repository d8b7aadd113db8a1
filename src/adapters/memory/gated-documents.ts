import { beginWatch } from '../../ports/begin-watch'
import type { Aggregates, AggregatesOf, Doc, DocChange, Documents, Query, Transaction, Write } from '../../ports/documents'
import type { Gate } from './gate'
import { joinedChanges } from './joined-changes'
import type { NetworkSwitch } from './network-switch'
import type { Checks, StoreDocuments } from './store-documents'

/** Tells of every change of who asks. */
type ActorChanges = (changed: () => void) => () => void

/** Documents as a client sees them: behind the policy, and only while there is a network. */
export class GatedDocuments implements Documents {
  private readonly checks: Checks

  constructor(
    private readonly inner: StoreDocuments,
    private readonly gate: Gate,
    private readonly network: NetworkSwitch,
    private readonly actorChanges: ActorChanges,
  ) {
    this.checks = { read: (path, doc) => gate.get(path, doc?.data), write: gate.write }
  }

  async get(path: string): Promise<Doc | undefined> {
    this.network.require('documents')
    const doc = await this.inner.get(path)
    this.gate.get(path, doc?.data)
    return doc
  }

  async query(query: Query): Promise<readonly Doc[]> {
    this.network.require('documents')
    this.gate.list(query)
    return this.inner.query(query)
  }

  async aggregate<A extends Aggregates>(query: Query, aggregates: A): Promise<AggregatesOf<A>> {
    this.network.require('documents')
    this.gate.list(query)
    return this.inner.aggregate(query, aggregates)
  }

  watch(query: Query, next: (docs: readonly Doc[], changes: readonly DocChange[]) => void, fail: (error: Error) => void): () => void {
    return beginWatch(
      () => {
        const check = this.gate.listing(query)
        // What changed while nobody was told is told with the result it led to.
        let untold: readonly DocChange[] = []
        return this.guarded<readonly Doc[]>(
          check,
          (tell, stop) =>
            this.inner.watch(
              query,
              (docs, changes) => {
                untold = joinedChanges(untold, changes)
                tell(docs)
              },
              stop,
            ),
          docs => {
            const changes = untold
            untold = []
            next(docs, changes)
          },
          fail,
        )
      },
      (error: unknown) => fail(error as Error),
    )
  }

  watchOne(path: string, next: (doc: Doc | undefined) => void, fail: (error: Error) => void): () => void {
    return this.guarded<Doc | undefined>(
      doc => this.gate.get(path, doc?.data),
      (tell, stop) => this.inner.watchOne(path, tell, stop),
      next,
      fail,
    )
  }

  async commit(writes: readonly Write[]): Promise<void> {
    this.network.require('documents')
    await this.inner.commit(writes, this.checks)
  }

  async transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.network.require('documents')
    return this.inner.transact(work, this.checks)
  }

  /**
   * Passes a watched result on where the policy allows it, asked anew for every result and every change of the caller; a refusal
   * ends the watch. While the network is away the newest result waits.
   */
  private guarded<R>(
    check: (result: R) => void,
    start: (tell: (result: R) => void, fail: (error: Error) => void) => () => void,
    next: (result: R) => void,
    fail: (error: Error) => void,
  ): () => void {
    let latest: { readonly result: R } | undefined
    let isTold = true
    const stops: (() => void)[] = []
    const stop = () => {
      for (const one of stops.splice(0)) one()
    }
    const end = (error: Error) => {
      stop()
      fail(error)
    }
    const isRefused = (): boolean => {
      if (!latest) return false
      try {
        check(latest.result)
        return false
      } catch (error) {
        end(error as Error)
        return true
      }
    }
    const pass = () => {
      if (!latest || isTold || this.network.offline || isRefused()) return
      isTold = true
      next(latest.result)
    }
    const hear = (result: R) => {
      latest = { result }
      isTold = false
      pass()
    }
    stops.push(
      start(hear, end),
      this.network.watch(pass),
      this.actorChanges(() => void isRefused()),
    )
    return stop
  }
}
