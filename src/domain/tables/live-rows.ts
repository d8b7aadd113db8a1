import { Documents } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { Storage } from '../../ports/storage'
import { audit } from '../audit/audit'
import { type Collection, pathOf } from '../shared/records/collection'
import { type Find, Records } from '../shared/records/records'
import { readColumns } from './columns-file'
import { deletionsSince } from './deletions-since'
import { indexReader } from './index-reader'
import { PrefetchedRows } from './prefetched-rows'
import { rowChanges } from './row-changes'
import { type RowIndex, rowIndexes } from './row-indexes'
import { maxRows, type RowChanges, type RowPages, type RowRecord, type RowSource } from './row-source'

type Next = (changes: RowChanges) => void
type Fail = (error: Error) => void
type Paged = ((pages: RowPages) => void) | undefined

/**
 * The rows of a table. A whole collection that has a row index comes from its file and what changed since; everything else, such as a small
 * collection or one under other documents, from the store itself. More than `most` are handed out as pages, except where the table is of
 * some records alone.
 */
export class LiveRows {
  static readonly inject = [Documents, Records, Storage] as const
  /** Rows of the table that somebody is on her way to. */
  private ahead: { readonly key: string; readonly rows: PrefetchedRows } | undefined

  constructor(
    private readonly documents: Documents,
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly most = maxRows,
  ) {}

  /** Begins to read the rows of a table that is about to be drawn. One at a time: who goes elsewhere lets the former go. */
  begin(collection: Collection, find: Find = {}): void {
    this.ahead?.rows.letGo()
    this.ahead = { key: keyOf(collection, find), rows: new PrefetchedRows(this.sourceOf(collection, find)) }
  }

  of(collection: Collection, find: Find = {}): RowSource {
    return this.ahead?.key === keyOf(collection, find) ? this.ahead.rows : this.sourceOf(collection, find)
  }

  private sourceOf(collection: Collection, find: Find): RowSource {
    const { params, ...conditions } = find
    const isWhole = Object.keys(conditions).length === 0
    if (!isWhole) return { watch: (next, fail) => this.watchStore(collection, find, next, fail) }
    const hasIndex = !params && indexReader(collection) !== undefined
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

  /** All records of a collection without an index of rows. They are counted first where pages are taken. */
  private watchAll(of: Collection, find: Find, next: Next, fail: Fail, paged: Paged): () => void {
    if (!paged) return this.watchStore(of, find, next, fail)
    const pages = async () => {
      if ((await this.records.count(of, find)) <= this.most) return undefined
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

  /** The index with its rows; `undefined` where there is none. An index that was made anew while it was read is read again. */
  private async indexOf(of: Collection, former?: string): Promise<{ readonly index: RowIndex; readonly rows: readonly RowRecord[] } | undefined> {
    const index = await this.records.get(rowIndexes, of.path)
    if (!index) return undefined
    try {
      return { index, rows: await readColumns(await this.storage.read(index.file)) }
    } catch (error) {
      if (!isPortError(error, 'storage', 'object-not-found') || index.file === former) throw error
      return this.indexOf(of, index.file)
    }
  }

  /** The file's rows with what changed since, told at once; then what changes. Deletions leave only their entry in the audit. */
  private watchSince(of: Collection, index: RowIndex, rows: readonly RowRecord[], next: Next, fail: Fail): () => void {
    const since = { changed: undefined as RowChanges | undefined, gone: undefined as readonly string[] | undefined }
    const hear = (part: Partial<typeof since>) => {
      const isFirst = !since.changed || !since.gone
      Object.assign(since, part)
      if (!since.changed || !since.gone) return
      if (isFirst) next(joined(rows, since.changed, since.gone))
      else next(part.changed ?? { set: [], removed: part.gone! })
    }
    const stops = [
      this.documents.watch(
        { collection: of.path, where: [['updatedAt', '>', index.stamp]] },
        (_, changes) => hear({ changed: rowChanges(changes) }),
        fail,
      ),
      this.records.watch(audit, deletionsSince(index, of), deletions => hear({ gone: deletions.flatMap(({ entityId }) => entityId ?? []) }), fail),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
}

const keyOf = ({ path }: Collection, find: Find) => JSON.stringify([path, find])

/** Watches once it is known how; what was stopped by then never begins. */
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

/** What stands now: a record that was deleted and made again stands. */
function joined(rows: readonly RowRecord[], { set }: RowChanges, gone: readonly string[]): RowChanges {
  const changed = new Set(set.map(({ id }) => id))
  const left = new Set([...gone, ...changed])
  return { set: [...rows.filter(({ id }) => !left.has(id)), ...set], removed: [] }
}
