import type { AskedQuery } from './asked-query'
import { Interests } from './interests'
import { groupOf } from './paths'
import type { Stored } from './stored'
import { type ResultChange, type StoredChange, WatchedResult } from './watched-result'

type Tell = (result: readonly Stored[], changes: readonly ResultChange[]) => void

interface Watcher {
  readonly result: WatchedResult
  readonly tell: Tell
}

/**
 * Those who watch the store. A result is worked out at the commit that changes it and told in a later microtask, so that
 * everybody hears of every commit in order and nobody runs inside somebody else's commit.
 */
export class Watchers {
  private readonly collections = new Map<string, Interests<Watcher>>()
  private readonly groups = new Map<string, Interests<Watcher>>()
  private readonly all = new Set<Watcher>()
  private readonly ofOne = new Map<string, Set<(stored: Stored | undefined) => void>>()

  add(asked: AskedQuery, run: () => readonly Stored[], next: Tell): () => void {
    const later = postponed(next)
    const watcher: Watcher = { result: new WatchedResult(asked, run), tell: later.call }
    const kind = asked.isGroup ? this.groups : this.collections
    const interests = kind.get(asked.collection) ?? new Interests()
    kind.set(asked.collection, interests)
    const forget = interests.add(watcher, asked)
    this.all.add(watcher)
    const { documents } = watcher.result
    later.call(
      documents,
      documents.map(stored => ({ kind: 'added', stored })),
    )
    return () => {
      later.stop()
      forget()
      this.all.delete(watcher)
    }
  }

  addOne(path: string, present: Stored | undefined, next: (stored: Stored | undefined) => void): () => void {
    const later = postponed(next)
    const watching = this.ofOne.get(path) ?? new Set()
    this.ofOne.set(path, watching.add(later.call))
    later.call(present)
    return () => {
      later.stop()
      watching.delete(later.call)
      if (watching.size === 0) this.ofOne.delete(path)
    }
  }

  /** Tells those whose result these changes of one commit have changed. */
  committed(changes: readonly StoredChange[]): void {
    const concerned = new Map<Watcher, StoredChange[]>()
    for (const change of changes) {
      const stored = (change.after ?? change.before)!
      for (const tell of this.ofOne.get(stored.path) ?? []) tell(change.after)
      for (const interests of [this.collections.get(stored.collection), this.groups.get(groupOf(stored.collection))]) {
        if (!interests) continue
        const watchers = new Set<Watcher>()
        for (const version of [change.before, change.after]) if (version) for (const watcher of interests.concerned(version)) watchers.add(watcher)
        for (const watcher of watchers) {
          const own = concerned.get(watcher)
          if (own) own.push(change)
          else concerned.set(watcher, [change])
        }
      }
    }
    for (const [{ result, tell }, own] of concerned) {
      const told = result.take(own)
      if (told.length > 0) tell(result.documents, told)
    }
  }

  /** Works every result out again, after the store was replaced as a whole. */
  replaced(read: (path: string) => Stored | undefined): void {
    for (const [path, watching] of this.ofOne) for (const tell of watching) tell(read(path))
    for (const { result, tell } of this.all) {
      const changes = result.refresh()
      if (changes.length > 0) tell(result.documents, changes)
    }
  }
}

/** Calls later, in the order of the calls, and no more once it is stopped. */
function postponed<A extends readonly unknown[]>(next: (...args: A) => void): { call: (...args: A) => void; stop: () => void } {
  let isStopped = false
  return {
    call: (...args) => queueMicrotask(() => void (isStopped || next(...args))),
    stop: () => {
      isStopped = true
    },
  }
}
