import { Documents } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { Storage } from '../../ports/storage'
import { audit } from '../audit/audit.collection'
import { type Collection, pathOf } from '../shared/records/collection'
import { type Find, Records } from '../shared/records/records'
import { deletionsSince } from './deletions-since'
import { PrefetchedRows } from './prefetched-rows'
import { rowChanges } from './row-changes'
import { readRowIndexFile } from './row-index-file'
import { rowIndexScope } from './row-index-scope'
import { type RowIndex, rowIndexes } from './row-indexes.collection'
import { maxRows, type RowChanges, type RowPages, type RowRecord, type RowSource } from './row-source'

/** Rows of a table in the browser. A dependency, so that a test can have large tables of few rows. */
export class RowLimit {
  static readonly inject = [] as const
  readonly rows: number = maxRows
}

type Next = (changes: RowChanges) => void
type Fail = (error: Error) => void
type Paged = ((pages: RowPages) => void) | undefined

/**
 * The rows of a table. A whole collection with a row index comes from its file and the changes since; everything else, such as a small
 * collection or a subcollection, from the store. More rows than the limit are returned as pages, except in a table of selected records.
 */
export class LiveRows {
  static readonly inject = [Documents, Records, Storage, RowLimit] as const
  /** Prefetched rows of the table that the user is about to open. */
  private prefetched: { readonly key: string; readonly rows: PrefetchedRows } | undefined

  constructor(
    private readonly documents: Documents,
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly limit: RowLimit,
  ) {}

  /** Starts to read the rows of a table that is about to be rendered. One at a time: the next call stops the previous one. */
  begin(collection: Collection, find: Find = {}): void {
    this.prefetched?.rows.stopUnlessTaken()
    this.prefetched = { key: keyOf(collection, find), rows: new PrefetchedRows(this.sourceOf(collection, find)) }
  }

  of(collection: Collection, find: Find = {}): RowSource {
    return this.prefetched?.key === keyOf(collection, find) ? this.prefetched.rows : this.sourceOf(collection, find)
  }

  private sourceOf(collection: Collection, find: Find): RowSource {
    const { params, ...conditions } = find
    const isWhole = Object.keys(conditions).length === 0
    if (!isWhole) return { watch: (next, fail) => this.watchStore(collection, find, next, fail) }
    const hasIndex = !params && rowIndexScope(collection) !== undefined
    return {
      watch: (next, fail, paged) =>
        hasIndex
          ? watchLater(
              this.indexOf(collection),
              found =>
                found ? this.watchSince(collection, found.index, found.rows, next, fail) : this.watchAll(collection, find, next, fail, paged),
              fail,
            )
          : this.watchAll(collection, find, next, fail, paged),
    }
  }

  private watchStore(of: Collection, { params, ...query }: Find, next: Next, fail: Fail): () => void {
    return this.documents.watch({ ...query, collection: pathOf(of, params) }, (_, changes) => next(rowChanges(changes)), fail)
  }

  /** All records of a collection without a row index. They are counted first if the watcher accepts pages. */
  private watchAll(of: Collection, find: Find, next: Next, fail: Fail, paged: Paged): () => void {
    if (!paged) return this.watchStore(of, find, next, fail)
    const pages = async () => {
      if ((await this.records.count(of, find)) <= this.limit.rows) return undefined
      const { PagedRows } = await import('./paged-rows')
      return new PagedRows(this.documents, of, find.params ?? {})
    }
    const watch = (found: RowPages | undefined) => {
      if (!found) return this.watchStore(of, find, next, fail)
      paged(found)
      return () => {}
    }
    return watchLater(pages(), watch, fail)
  }

  /** The index with its rows; `undefined` if there is none. Read again if it was rewritten meanwhile. */
  private async indexOf(of: Collection, former?: string): Promise<{ readonly index: RowIndex; readonly rows: readonly RowRecord[] } | undefined> {
    const index = await this.records.get(rowIndexes, of.path)
    if (!index) return undefined
    try {
      return { index, rows: await readRowIndexFile(await this.storage.read(index.file)) }
    } catch (error) {
      if (!isPortError(error, 'storage', 'object-not-found') || index.file === former) throw error
      return this.indexOf(of, index.file)
    }
  }

  /** First the file's rows with the changes since, then every change. Deletions are read from the audit. */
  private watchSince(of: Collection, index: RowIndex, rows: readonly RowRecord[], next: Next, fail: Fail): () => void {
    const since = { changed: undefined as RowChanges | undefined, gone: undefined as readonly string[] | undefined }
    const receive = (part: Partial<typeof since>) => {
      const isFirst = !since.changed || !since.gone
      Object.assign(since, part)
      if (!since.changed || !since.gone) return
      if (isFirst) next(joined(rows, since.changed, since.gone))
      else next(part.changed ?? { set: [], removed: part.gone! })
    }
    const stops = [
      this.documents.watch(
        { collection: of.path, where: [['updatedAt', '>', index.stamp]] },
        (_, changes) => receive({ changed: rowChanges(changes) }),
        fail,
      ),
      this.records.watch(audit, deletionsSince(index, of), deletions => receive({ gone: deletions.flatMap(({ entityId }) => entityId ?? []) }), fail),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
}

const keyOf = ({ path }: Collection, find: Find) => JSON.stringify([path, find])

/** Starts a watch once its parameters are known; if it is stopped before that, it never starts. */
function watchLater<T>(known: Promise<T>, watch: (known: T) => () => void, fail: Fail): () => void {
  let stop = () => {}
  let isStopped = false
  known.then(
    found => {
      if (!isStopped) stop = watch(found)
    },
    (error: Error) => void (isStopped || fail(error)),
  )
  return () => {
    isStopped = true
    stop()
  }
}

/** The file's rows with the changes since. A record that was deleted and created again is included. */
function joined(rows: readonly RowRecord[], { set }: RowChanges, gone: readonly string[]): RowChanges {
  const changed = new Set(set.map(({ id }) => id))
  const left = new Set([...gone, ...changed])
  return { set: [...rows.filter(({ id }) => !left.has(id)), ...set], removed: [] }
}
