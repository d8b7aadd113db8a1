import type { Stored } from '../documents/stored-document'
import { beyond, type NormalizedQuery } from '../queries/normalized-query'

/** One document of a commit, before and after, as stored. */
export interface StoredChange {
  readonly before: Stored | undefined
  readonly after: Stored | undefined
}

/** What happened to one document of a result. */
export interface ResultChange {
  readonly kind: 'removed' | 'added' | 'modified'
  readonly stored: Stored
}

const nothing: readonly ResultChange[] = []

/** The result of a watched query, updated with the changes of each commit without running the query again. */
export class WatchedResult {
  /** Never changed in place. */
  documents: readonly Stored[]
  private beginning: { readonly of: readonly Stored[]; readonly changes: readonly ResultChange[] } | undefined

  constructor(
    private readonly asked: NormalizedQuery,
    /** Runs a query on the current state of the store. */
    private readonly run: (asked: NormalizedQuery) => readonly Stored[],
  ) {
    this.documents = run(asked)
  }

  /** The whole result as a list of additions, for new watchers; computed once per result. */
  get allAdded(): readonly ResultChange[] {
    const { documents } = this
    if (this.beginning?.of !== documents)
      this.beginning = { of: documents, changes: documents.map((stored): ResultChange => ({ kind: 'added', stored })) }
    return this.beginning.changes
  }

  /**
   * Applies the changes of one commit, after the store has applied them. Returns the changes of the result, in its order: the removed, the
   * added, the modified.
   */
  take(changes: readonly StoredChange[]): readonly ResultChange[] {
    return changes.length === 1 && this.replaces(changes[0]!) ? this.modified(changes[0]!.before!, changes[0]!.after!) : this.moved(changes)
  }

  /** Runs the query again. */
  refresh(): readonly ResultChange[] {
    const before = new Set(this.documents)
    this.documents = this.run(this.asked)
    const after = new Set(this.documents)
    return this.paired(
      [...before].filter(stored => !after.has(stored)),
      [...after].filter(stored => !before.has(stored)),
    )
  }

  /** Whether the document keeps its position in the order, which is the most frequent case. */
  private replaces({ before, after }: StoredChange): boolean {
    return (
      before !== undefined && after !== undefined && this.asked.holds(before) && this.asked.holds(after) && this.asked.compare(before, after) === 0
    )
  }

  private modified(before: Stored, after: Stored): readonly ResultChange[] {
    const place = this.placeOf(this.documents, before)
    if (this.documents[place] !== before) return nothing
    this.documents = this.documents.with(place, after)
    return [{ kind: 'modified', stored: after }]
  }

  private moved(changes: readonly StoredChange[]): readonly ResultChange[] {
    const { documents, asked } = this
    // If the result is full, the documents beyond its last one are unknown.
    const edge = documents.length < asked.most ? undefined : documents.at(asked.fromEnd ? 0 : -1)
    const result = [...documents]
    const removed: Stored[] = []
    const added: Stored[] = []
    for (const { before, after } of changes) {
      if (before && asked.holds(before) && this.remove(result, before)) removed.push(before)
      if (after && asked.holds(after) && !(edge && this.isBeyond(after, edge))) {
        result.splice(this.placeOf(result, after), 0, after)
        added.push(after)
      }
    }
    if (removed.length === 0 && added.length === 0) return nothing
    if (edge && result.length < asked.most) {
      const more = this.run(beyond(asked, edge, asked.most - result.length))
      result.splice(asked.fromEnd ? 0 : result.length, 0, ...more)
      added.push(...more)
    }
    const cut = new Set(asked.fromEnd ? result.splice(0, result.length - asked.most) : result.splice(asked.most))
    this.documents = result
    if (cut.size === 0) return this.paired(removed, added)
    return this.paired(
      [...removed, ...[...cut].filter(stored => !added.includes(stored))],
      added.filter(stored => !cut.has(stored)),
    )
  }

  private paired(removed: readonly Stored[], added: readonly Stored[]): readonly ResultChange[] {
    const gone = new Map(removed.map(stored => [stored.path, stored]))
    const [modified, fresh]: [Stored[], Stored[]] = [[], []]
    for (const stored of added) (gone.delete(stored.path) ? modified : fresh).push(stored)
    const listed = (kind: ResultChange['kind'], all: Iterable<Stored>) => [...all].sort(this.asked.compare).map(stored => ({ kind, stored }))
    return [...listed('removed', gone.values()), ...listed('added', fresh), ...listed('modified', modified)]
  }

  private remove(result: Stored[], stored: Stored): boolean {
    const place = this.placeOf(result, stored)
    if (result[place] !== stored) return false
    result.splice(place, 1)
    return true
  }

  private isBeyond(stored: Stored, edge: Stored): boolean {
    const order = this.asked.compare(stored, edge)
    return this.asked.fromEnd ? order < 0 : order > 0
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
