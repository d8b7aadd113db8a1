import type { AskedQuery } from './asked-query'
import type { Stored } from './stored'

/** One document of a commit, before and after, as it is stored. */
export interface StoredChange {
  readonly before: Stored | undefined
  readonly after: Stored | undefined
}

/** What happened to one document of a result. */
export interface ResultChange {
  readonly kind: 'removed' | 'added' | 'modified'
  readonly stored: Stored
}

/** The result of a watched query, kept up to date by the changes of each commit without asking the query again. */
export class WatchedResult {
  documents: readonly Stored[]

  constructor(
    private readonly asked: AskedQuery,
    /** Asks the query; needed only when a document left a full result and another takes its place. */
    private readonly run: () => readonly Stored[],
  ) {
    this.documents = run()
  }

  /** Takes changes over, each of a document that was or is in the result but for its limit. Tells what they changed, in the result's order. */
  take(changes: readonly StoredChange[]): readonly ResultChange[] {
    const { most } = this.asked
    const wasFull = this.documents.length >= most
    const result = [...this.documents]
    let [removed, added]: [Stored[], Stored[]] = [[], []]
    for (const { before, after } of changes) {
      if (before && this.asked.holds(before) && this.remove(result, before)) removed.push(before)
      if (after && this.asked.holds(after)) {
        result.splice(this.placeOf(result, after), 0, after)
        added.push(after)
      }
    }
    if (wasFull && removed.length > 0) return this.refresh()
    if (result.length > most) {
      const cut = new Set(this.asked.fromEnd ? result.splice(0, result.length - most) : result.splice(most))
      removed = [...removed, ...[...cut].filter(stored => !added.includes(stored))]
      added = added.filter(stored => !cut.has(stored))
    }
    if (removed.length === 0 && added.length === 0) return []
    this.documents = result
    return this.paired(removed, added)
  }

  /** Asks the query again. */
  refresh(): readonly ResultChange[] {
    const before = new Set(this.documents)
    this.documents = this.run()
    const after = new Set(this.documents)
    return this.paired(
      [...before].filter(stored => !after.has(stored)),
      [...after].filter(stored => !before.has(stored)),
    )
  }

  private paired(removed: readonly Stored[], added: readonly Stored[]): readonly ResultChange[] {
    const gone = new Map(removed.map(stored => [stored.path, stored]))
    const isKept = (stored: Stored) => gone.delete(stored.path)
    const [modified, fresh] = [added.filter(isKept), added.filter(stored => !removed.some(other => other.path === stored.path))]
    const listed = (kind: ResultChange['kind'], all: Iterable<Stored>) => [...all].sort(this.asked.compare).map(stored => ({ kind, stored }))
    return [...listed('removed', gone.values()), ...listed('added', fresh), ...listed('modified', modified)]
  }

  private remove(result: Stored[], stored: Stored): boolean {
    const place = this.placeOf(result, stored)
    if (result[place] !== stored) return false
    result.splice(place, 1)
    return true
  }

  private placeOf(result: readonly Stored[], stored: Stored): number {
    let [low, high] = [0, result.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.asked.compare(result[middle]!, stored) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
