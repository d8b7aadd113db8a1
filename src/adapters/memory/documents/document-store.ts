import type { Clock } from '../../../ports/clock'
import type { Fields, Query, Write } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { sameValue } from '../../../ports/same-value'
import { type NormalizedQuery, normalizedQuery } from '../queries/normalized-query'
import { runQuery } from '../queries/run-query'
import type { ResultChange } from '../watching/watched-result'
import { Watchers } from '../watching/watchers'
import type { CapturedWrite } from './captured-write'
import { copyFieldsIn } from './copy-values'
import { FieldLayouts } from './field-layouts'
import { applied } from './fields-after-write'
import { IndexedDocuments } from './indexed-documents'
import { documentPath, groupOf } from './paths'
import { type Changed, pathOf, type Stored } from './stored-document'

/** A write that is about to be stored, for a check that may refuse it. */
export interface Attempt extends Changed {
  readonly op: Write['op']
  /** The server's time of the commit. */
  readonly now: Date
}

export interface StoredAt {
  readonly path: string
  readonly data: Fields
}

/** Collects the documents that will replace the whole content of the store. */
export interface Replacement {
  /** Takes over fields that are already checked and that nothing else references: the store keeps them without a copy. */
  take(path: string, data: Fields): void
  /** Replaces the content of the store with the collected documents and notifies the watchers. */
  finish(): void
}

/** The documents of one collection. */
interface StoredCollection {
  /** The collection's path as a single string that all its documents share. */
  readonly collection: string
  readonly byId: Map<string, Stored>
  readonly indexed: IndexedDocuments
}

/**
 * The document engine: documents by collection in memory, with queries, writes and watchers, all synchronous. It checks no access rules and
 * persists nothing. Callers must copy the documents that they pass on.
 */
export class DocumentStore {
  private collections = new Map<string, StoredCollection>()
  /** By the last segment of the collections' paths; created at the first query of a group. */
  private readonly groups = new Map<string, IndexedDocuments>()
  private readonly watchers = new Watchers()
  private readonly layouts = new FieldLayouts()

  constructor(private readonly clock: Clock) {}

  read(path: string): Stored | undefined {
    const { collection, id } = documentPath(path)
    return this.collections.get(collection)?.byId.get(id)
  }

  /** `counted` are fields that a document must hold in addition. */
  select(query: Query, counted?: readonly string[]): readonly Stored[] {
    return this.run(normalizedQuery(query, counted))
  }

  watch(query: Query, next: (result: readonly Stored[], changes: readonly ResultChange[]) => void): () => void {
    return this.watchers.add(normalizedQuery(query), asked => this.run(asked), next)
  }

  watchOne(path: string, next: (result: Stored | undefined) => void): () => void {
    return this.watchers.addOne(path, this.read(path), next)
  }

  /**
   * Computes the result of captured writes on the current state without changing it. `check` may refuse each write. It runs before the
   * write's own precondition, so that a refusal does not reveal whether a document exists.
   */
  prepare(writes: readonly CapturedWrite[], check?: (attempt: Attempt) => void): readonly Changed[] {
    const now = this.clock.now()
    const changes = new Map<string, Changed>()
    for (const write of writes) {
      const { op, path, collection, id, requires } = write
      const earlier = changes.get(path)
      const present = this.collections.get(collection)?.byId.get(id)?.data
      const before = earlier ? earlier.after : present
      const after = applied(write, before, now)
      check?.({ op, collection, id, before, after, now })
      if (requires === 'absent' && before) throw new PortError('documents', 'already-exists', path)
      if (requires === 'present' && !before) throw new PortError('documents', 'not-found', path)
      changes.set(path, { collection, id, before: present, after })
    }
    return [...changes.values()].filter(({ before, after }) => !sameValue(before, after))
  }

  /** Stores prepared changes and notifies the watchers. */
  apply(changes: readonly Changed[]): void {
    const stored = changes.map(({ id, after: data, ...change }) => {
      const { collection, byId, indexed } = this.collectionOf(change.collection)
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

  /** Replaces all documents. Documents of another store are shared with it, because neither store changes them in place. */
  replaceAll(documents: Iterable<StoredAt | Stored>): void {
    const collections = new Map<string, StoredCollection>()
    for (const document of documents) {
      if ('objects' in document) createdCollection(collections, document.collection).byId.set(document.id, document)
      else this.take(collections, document.path, copyFieldsIn(document.data, document.path))
    }
    this.holdOnly(collections)
  }

  /** Collects documents that replace everything; the store keeps its content until `finish`. */
  beginReplacing(): Replacement {
    const collections = new Map<string, StoredCollection>()
    return {
      take: (path, data) => this.take(collections, path, data),
      finish: () => this.holdOnly(collections),
    }
  }

  private take(collections: Map<string, StoredCollection>, path: string, fields: Fields): void {
    const { id, ...at } = documentPath(path)
    const { collection, byId } = createdCollection(collections, at.collection)
    byId.set(id, this.stored(collection, id, fields))
  }

  private holdOnly(collections: Map<string, StoredCollection>): void {
    this.collections = collections
    this.groups.clear()
    this.watchers.replaced(path => this.read(path))
  }

  /** Every document as stored: callers may read or copy it, but not change it. */
  *all(): Generator<Stored> {
    for (const { byId } of this.collections.values()) yield* byId.values()
  }

  private stored(collection: string, id: string, fields: Fields): Stored {
    const { data, objects } = this.layouts.laidOut(fields)
    return { collection, id, path: pathOf({ collection, id }), data, objects }
  }

  private run(asked: NormalizedQuery): readonly Stored[] {
    return runQuery(asked, asked.isGroup ? this.group(asked.collection) : this.collectionOf(asked.collection).indexed)
  }

  private collectionOf(collection: string): StoredCollection {
    return createdCollection(this.collections, collection)
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
    for (const [collection, { byId }] of this.collections) if (groupOf(collection) === group) yield* byId.values()
  }
}

/** The documents of a collection; created if missing. */
function createdCollection(collections: Map<string, StoredCollection>, collection: string): StoredCollection {
  const known = collections.get(collection)
  if (known) return known
  const byId = new Map<string, Stored>()
  const indexed = new IndexedDocuments(
    () => byId.values(),
    id => byId.get(id),
  )
  const created = { collection, byId, indexed }
  collections.set(collection, created)
  return created
}
