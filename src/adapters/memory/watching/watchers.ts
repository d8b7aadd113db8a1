import { groupOf } from '../documents/paths'
import type { Stored } from '../documents/stored-document'
import type { NormalizedQuery } from '../queries/normalized-query'
import { queryKey } from '../queries/query-key'
import { MicrotaskQueue } from './microtask-queue'
import { WatchIndex } from './watch-index'
import { type ResultChange, type StoredChange, WatchedResult } from './watched-result'

type Notify = (result: readonly Stored[], changes: readonly ResultChange[]) => void

/** A watched query and its watchers. */
interface Watched {
  readonly result: WatchedResult
  readonly listeners: Set<Notify>
  readonly forget: () => void
}

/**
 * The watchers of the store. A result is updated at the commit that changes it, once for all watchers of the same query. Watchers are
 * notified in a later microtask, so that every watcher sees all commits in order and none runs inside a commit of another.
 */
export class Watchers {
  private readonly collections = new Map<string, WatchIndex<Watched>>()
  private readonly groups = new Map<string, WatchIndex<Watched>>()
  private readonly byQuery = new Map<string, Watched>()
  private readonly ofOne = new Map<string, Set<(stored: Stored | undefined) => void>>()
  private readonly later = new MicrotaskQueue()

  add(asked: NormalizedQuery, run: (asked: NormalizedQuery) => readonly Stored[], next: Notify): () => void {
    const watched = this.watched(asked, run)
    const later = this.postponed(next)
    watched.listeners.add(later.call)
    later.call(watched.result.documents, watched.result.allAdded)
    return () => {
      later.stop()
      watched.listeners.delete(later.call)
      if (watched.listeners.size === 0) watched.forget()
    }
  }

  addOne(path: string, present: Stored | undefined, next: (stored: Stored | undefined) => void): () => void {
    const later = this.postponed(next)
    const watching = this.ofOne.get(path) ?? new Set()
    this.ofOne.set(path, watching.add(later.call))
    later.call(present)
    return () => {
      later.stop()
      watching.delete(later.call)
      if (watching.size === 0) this.ofOne.delete(path)
    }
  }

  /** Notifies the watchers whose results the changes of this commit affect. */
  committed(changes: readonly StoredChange[]): void {
    const concerned = new Map<Watched, StoredChange[]>()
    for (const change of changes) {
      const stored = (change.after ?? change.before)!
      for (const notify of this.ofOne.get(stored.path) ?? []) notify(change.after)
      const watching = new Set<Watched>()
      for (const interests of [this.collections.get(stored.collection), this.groups.get(groupOf(stored.collection))])
        for (const version of [change.before, change.after]) if (version) interests?.collect(version, watching)
      for (const watched of watching) {
        const own = concerned.get(watched)
        if (own) own.push(change)
        else concerned.set(watched, [change])
      }
    }
    for (const [{ result, listeners }, own] of concerned) notifyAll(listeners, result, result.take(own))
  }

  /** Runs every query again, after the whole content of the store was replaced. */
  replaced(read: (path: string) => Stored | undefined): void {
    for (const [path, watching] of this.ofOne) for (const notify of watching) notify(read(path))
    for (const { result, listeners } of this.byQuery.values()) notifyAll(listeners, result, result.refresh())
  }

  private watched(asked: NormalizedQuery, run: (asked: NormalizedQuery) => readonly Stored[]): Watched {
    const key = queryKey(asked)
    const known = this.byQuery.get(key)
    if (known) return known
    const kind = asked.isGroup ? this.groups : this.collections
    const interests = kind.get(asked.collection) ?? new WatchIndex()
    kind.set(asked.collection, interests)
    const forget = () => {
      this.byQuery.delete(key)
      lose()
    }
    const watched = { result: new WatchedResult(asked, run), listeners: new Set<Notify>(), forget }
    const lose = interests.add(watched, asked)
    this.byQuery.set(key, watched)
    return watched
  }

  /** Calls later, in the order of all calls, and no more once it is stopped. */
  private postponed<A extends readonly unknown[]>(next: (...args: A) => void): { call: (...args: A) => void; stop: () => void } {
    let isStopped = false
    return {
      call: (...args) => this.later.add(() => void (isStopped || next(...args))),
      stop: () => {
        isStopped = true
      },
    }
  }
}

function notifyAll(listeners: Iterable<Notify>, { documents }: WatchedResult, changes: readonly ResultChange[]): void {
  if (changes.length > 0) for (const notify of listeners) notify(documents, changes)
}
