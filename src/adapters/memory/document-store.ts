import type { Clock } from '../../ports/clock'
import type { Fields, Query, Write } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { sameValue } from '../../ports/same-value'
import { applied } from './applying-writes'
import { type AskedQuery, askedQuery } from './asked-query'
import type { CapturedWrite } from './capturing-writes'
import { copyFieldsIn } from './copying'
import { IndexedDocuments } from './indexed-documents'
import { Layouts } from './layouts'
import { documentPath, groupOf } from './paths'
import { runQuery } from './running-queries'
import { type Changed, pathOf, type Stored } from './stored'
import type { ResultChange } from './watched-result'
import { Watchers } from './watchers'

/** A write on its way into the store, for whoever may refuse it. */
export interface Attempt extends Changed {
  readonly op: Write['op']
  /** The server's time of the commit. */
  readonly now: Date
}

export interface StoredAt {
  readonly path: string
  readonly data: Fields
}

/** Documents on their way to take the place of everything. */
export interface Replacement {
  /** Fields that were checked, and that nobody else holds: the store keeps them without a copy. */
  take(path: string, data: Fields): void
  /** Holds what was taken and nothing else, and tells the watchers. */
  finish(): void
}

/** The documents of one collection. */
interface Shelf {
  /** The one text that all of them name their collection by. */
  readonly collection: string
  readonly byId: Map<string, Stored>
  readonly indexed: IndexedDocuments
}

/**
 * The document engine: documents by collection in memory, with queries, writes and watchers, all synchronous. It knows no
 * policy and keeps nothing; those who wrap it copy what goes out.
 */
export class DocumentStore {
  private shelves = new Map<string, Shelf>()
  /** By the last segment of the collections' paths; made at the first query of a group. */
  private readonly groups = new Map<string, IndexedDocuments>()
  private readonly watchers = new Watchers()
  private readonly layouts = new Layouts()

  constructor(private readonly clock: Clock) {}

  read(path: string): Stored | undefined {
    const { collection, id } = documentPath(path)
    return this.shelves.get(collection)?.byId.get(id)
  }

  /** `counted` are fields a document must hold in addition. */
  select(query: Query, counted?: readonly string[]): readonly Stored[] {
    return this.run(askedQuery(query, counted))
  }

  watch(query: Query, next: (result: readonly Stored[], changes: readonly ResultChange[]) => void): () => void {
    return this.watchers.add(askedQuery(query), asked => this.run(asked), next)
  }

  watchOne(path: string, next: (result: Stored | undefined) => void): () => void {
    return this.watchers.addOne(path, this.read(path), next)
  }

  /**
   * Works captured writes out on the present state and changes nothing. `check` may refuse each; it is asked before the write's
   * own condition, so that a refusal does not tell whether a document exists.
   */
  prepare(writes: readonly CapturedWrite[], check?: (attempt: Attempt) => void): readonly Changed[] {
    const now = this.clock.now()
    const changes = new Map<string, Changed>()
    for (const write of writes) {
      const { op, path, collection, id, requires } = write
      const earlier = changes.get(path)
      const present = this.shelves.get(collection)?.byId.get(id)?.data
      const before = earlier ? earlier.after : present
      const after = applied(write, before, now)
      check?.({ op, collection, id, before, after, now })
      if (requires === 'absent' && before) throw new PortError('documents', 'already-exists', path)
      if (requires === 'present' && !before) throw new PortError('documents', 'not-found', path)
      changes.set(path, { collection, id, before: present, after })
    }
    return [...changes.values()].filter(({ before, after }) => !sameValue(before, after))
  }

  /** Takes prepared changes over and tells the watchers. */
  apply(changes: readonly Changed[]): void {
    const stored = changes.map(({ id, after: data, ...change }) => {
      const { collection, byId, indexed } = this.shelf(change.collection)
      const before = byId.get(id)
      const after = data && this.stored(collection, id, data)
      if (after) byId.set(id, after)
      else byId.delete(id)
      indexed.change(before, after)
      this.groups.get(groupOf(collection))?.change(before, after)
      return { before, after }
    })
    this.watchers.committed(stored.filter(({ before, after }) => before !== after))
  }

  /** Forgets everything and holds these documents instead. */
  replaceAll(documents: Iterable<StoredAt>): void {
    const replacement = this.beginReplacing()
    for (const { path, data } of documents) replacement.take(path, copyFieldsIn(data, path))
    replacement.finish()
  }

  /** What replaces everything, taken document by document; until it is finished the store holds what it held. */
  beginReplacing(): Replacement {
    const shelves = new Map<string, Shelf>()
    return {
      take: (path, data) => {
        const { id, ...at } = documentPath(path)
        const { collection, byId } = shelfIn(shelves, at.collection)
        byId.set(id, this.stored(collection, id, data))
      },
      finish: () => {
        this.shelves = shelves
        this.groups.clear()
        this.watchers.replaced(path => this.read(path))
      },
    }
  }

  /** Every document, as stored: to be copied or read, not changed. */
  *all(): Generator<StoredAt> {
    for (const { byId } of this.shelves.values()) for (const { path, data } of byId.values()) yield { path, data }
  }

  private stored(collection: string, id: string, fields: Fields): Stored {
    const { data, objects } = this.layouts.laidOut(fields)
    return { collection, id, path: pathOf({ collection, id }), data, objects }
  }

  private run(asked: AskedQuery): readonly Stored[] {
    return runQuery(asked, asked.isGroup ? this.group(asked.collection) : this.shelf(asked.collection).indexed)
  }

  private shelf(collection: string): Shelf {
    return shelfIn(this.shelves, collection)
  }

  private group(id: string): IndexedDocuments {
    const group =
      this.groups.get(id) ??
      new IndexedDocuments(
        () => this.allOf(id),
        path => this.read(path),
      )
    this.groups.set(id, group)
    return group
  }

  private *allOf(group: string): Generator<Stored> {
    for (const [collection, { byId }] of this.shelves) if (groupOf(collection) === group) yield* byId.values()
  }
}

/** The shelf of a collection; made where there is none. */
function shelfIn(shelves: Map<string, Shelf>, collection: string): Shelf {
  const known = shelves.get(collection)
  if (known) return known
  const byId = new Map<string, Stored>()
  const indexed = new IndexedDocuments(
    () => byId.values(),
    id => byId.get(id),
  )
  const shelf = { collection, byId, indexed }
  shelves.set(collection, shelf)
  return shelf
}
