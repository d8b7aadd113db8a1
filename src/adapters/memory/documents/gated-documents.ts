import type { Aggregates, AggregatesOf, Doc, DocChange, Documents, Query, Transaction, Write } from '../../../ports/documents'
import { startWatch } from '../../../ports/start-watch'
import type { NetworkSwitch } from '../network-switch'
import { mergedChanges } from '../watching/merged-changes'
import type { Gate } from './gate'
import type { Checks, StoreDocuments } from './store-documents'

/** Registers a listener for every change of the actor; returns the function that removes it. */
type ActorChanges = (changed: () => void) => () => void

/** The Documents port as clients see it: with the access rules applied, and only while the simulated network is on. */
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
    return startWatch(
      () => {
        const check = this.gate.listing(query)
        // Changes of results that were not passed on are added to those of the next result that is.
        let withheld: readonly DocChange[] = []
        return this.guarded<readonly Doc[]>(
          check,
          (notify, stop) =>
            this.inner.watch(
              query,
              (docs, changes) => {
                withheld = mergedChanges(withheld, changes)
                notify(docs)
              },
              stop,
            ),
          docs => {
            const changes = withheld
            withheld = []
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
      (notify, stop) => this.inner.watchOne(path, notify, stop),
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
   * Passes on the results of a watch that the access rules allow. They are checked for every result and at every change of the actor; a
   * refusal ends the watch. While the network is off, only the newest result is stored, to be passed on later.
   */
  private guarded<R>(
    check: (result: R) => void,
    start: (notify: (result: R) => void, fail: (error: Error) => void) => () => void,
    next: (result: R) => void,
    fail: (error: Error) => void,
  ): () => void {
    let latest: { readonly result: R } | undefined
    let isNotified = true
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
      if (!latest || isNotified || this.network.offline || isRefused()) return
      isNotified = true
      next(latest.result)
    }
    const receive = (result: R) => {
      latest = { result }
      isNotified = false
      pass()
    }
    stops.push(
      start(receive, end),
      this.network.watch(pass),
      this.actorChanges(() => void isRefused()),
    )
    return stop
  }
}
