import type { Stored } from './selecting'

/** One document of a commit, before and after. */
export interface Changed {
  readonly collection: string
  readonly id: string
  readonly before: Stored['data'] | undefined
  readonly after: Stored['data'] | undefined
}

export interface Watched {
  readonly collection: string
  /** Whether a change of this document could change the result. */
  concerns(change: Changed): boolean
  result(): readonly Stored[]
}

interface Watcher extends Watched {
  last: readonly Stored[]
  tell(result: readonly Stored[]): void
}

/**
 * Those who watch the store. A result is worked out at the commit that changes it and told in a later microtask, so that
 * everybody hears of every commit in order and nobody runs inside somebody else's commit.
 */
export class Watchers {
  private readonly byCollection = new Map<string, Set<Watcher>>()

  add(watched: Watched, next: (result: readonly Stored[]) => void): () => void {
    let stopped = false
    const watcher: Watcher = { ...watched, last: watched.result(), tell: told => queueMicrotask(() => void (stopped || next(told))) }
    const group = this.byCollection.get(watched.collection) ?? new Set()
    this.byCollection.set(watched.collection, group.add(watcher))
    watcher.tell(watcher.last)
    return () => {
      stopped = true
      group.delete(watcher)
    }
  }

  /** Tells those whose result these changes of one commit have changed. */
  committed(changes: readonly Changed[]): void {
    for (const collection of new Set(changes.map(change => change.collection)))
      for (const watcher of this.byCollection.get(collection) ?? [])
        if (changes.some(change => change.collection === collection && watcher.concerns(change))) refresh(watcher)
  }

  /** Works every result out again, after the store was replaced as a whole. */
  replaced(): void {
    for (const group of this.byCollection.values()) for (const watcher of group) refresh(watcher)
  }
}

function refresh(watcher: Watcher): void {
  const result = watcher.result()
  // A stored document is replaced when it changes, never changed in place.
  if (result.length === watcher.last.length && result.every((one, i) => one === watcher.last[i])) return
  watcher.last = result
  watcher.tell(result)
}
