import { sameValue } from '../../domain/shared/policy'
import type { Clock } from '../../ports/clock'
import type { Fields, Query, Write } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { applied } from './applying-writes'
import { copyFieldsIn } from './copying'
import { documentPath } from './paths'
import { type Selection, type Stored, selection } from './selecting'
import { type Changed, Watchers } from './watchers'

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

/**
 * The document engine: documents by collection in memory, with queries, writes and watchers, all synchronous. It knows no
 * policy and keeps nothing; those who wrap it copy what goes out.
 */
export class DocumentStore {
  private readonly collections = new Map<string, Map<string, Stored>>()
  private readonly watchers = new Watchers()

  constructor(private readonly clock: Clock) {}

  read(path: string): Stored | undefined {
    const { collection, id } = documentPath(path)
    return this.collections.get(collection)?.get(id)
  }

  select(query: Query): readonly Stored[] {
    return this.run(selection(query))
  }

  watch(query: Query, next: (result: readonly Stored[]) => void): () => void {
    const selected = selection(query)
    const holds = (data: Fields | undefined) => data !== undefined && selected.holds(data)
    return this.watchers.add(
      { collection: selected.collection, concerns: ({ before, after }) => holds(before) || holds(after), result: () => this.run(selected) },
      next,
    )
  }

  watchOne(path: string, next: (result: Stored | undefined) => void): () => void {
    const { collection, id } = documentPath(path)
    const result = () => [this.read(path)].filter(stored => stored !== undefined)
    return this.watchers.add({ collection, concerns: change => change.id === id, result }, ([stored]) => next(stored))
  }

  /**
   * Works captured writes out on the present state and changes nothing. `check` may refuse each; it is asked before the write's
   * own condition, so that a refusal does not tell whether a document exists.
   */
  prepare(writes: readonly Write[], check?: (attempt: Attempt) => void): readonly Changed[] {
    const now = this.clock.now()
    const changes = new Map<string, Changed>()
    for (const write of writes) {
      const { collection, id } = documentPath(write.path)
      const earlier = changes.get(write.path)
      const present = this.collections.get(collection)?.get(id)?.data
      const before = earlier ? earlier.after : present
      const after = applied(write, before, now)
      check?.({ op: write.op, collection, id, before, after, now })
      if (write.op === 'create' && before) throw new PortError('documents', 'already-exists', write.path)
      if (write.op === 'update' && !before) throw new PortError('documents', 'not-found', write.path)
      changes.set(write.path, { collection, id, before: present, after })
    }
    return [...changes.values()].filter(({ before, after }) => !sameValue(before, after))
  }

  /** Takes prepared changes over and tells the watchers. */
  apply(changes: readonly Changed[]): void {
    for (const { collection, id, after } of changes) {
      const documents = this.collections.get(collection) ?? new Map<string, Stored>()
      this.collections.set(collection, documents)
      if (after) documents.set(id, { id, data: after })
      else documents.delete(id)
    }
    this.watchers.committed(changes)
  }

  /** Forgets everything and holds these documents instead. */
  replaceAll(documents: Iterable<StoredAt>): void {
    this.collections.clear()
    for (const { path, data } of documents) {
      const { collection, id } = documentPath(path)
      const held = this.collections.get(collection) ?? new Map<string, Stored>()
      this.collections.set(collection, held.set(id, { id, data: copyFieldsIn(data, path) }))
    }
    this.watchers.replaced()
  }

  /** Every document, as stored: to be copied or read, not changed. */
  *all(): Generator<StoredAt> {
    for (const [collection, documents] of this.collections) for (const { id, data } of documents.values()) yield { path: `${collection}/${id}`, data }
  }

  private run(selected: Selection): readonly Stored[] {
    return selected.run(this.collections.get(selected.collection)?.values() ?? [])
  }
}
