import { type DocChange, Documents } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { Storage } from '../../ports/storage'
import { type Collection, pathOf } from '../shared/collection'
import { type Find, Records } from '../shared/records'
import { audit } from './audit'
import { readColumns } from './columns-file'
import { indexReader } from './index-reader'
import { type RowIndex, rowIndexes } from './row-indexes'
import type { RowChanges, RowRecord, RowSource } from './row-source'

type Next = (changes: RowChanges) => void
type Fail = (error: Error) => void

/**
 * The rows of a table. A whole collection that has a row index comes from its file and what changed since; everything else, such as a small
 * collection or one under other documents, from the store itself.
 */
export class LiveRows {
  static readonly inject = [Documents, Records, Storage] as const

  constructor(
    private readonly documents: Documents,
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  of(collection: Collection, find: Find = {}): RowSource {
    const isWhole = Object.keys(find).length === 0 && indexReader(collection) !== undefined
    return { watch: (next, fail) => (isWhole ? this.watchWhole(collection, next, fail) : this.watchStore(collection, find, next, fail)) }
  }

  private watchStore(of: Collection, { params, ...query }: Find, next: Next, fail: Fail): () => void {
    return this.documents.watch({ ...query, collection: pathOf(of, params) }, (_, changes) => next(rowChanges(changes)), fail)
  }

  private watchWhole(of: Collection, next: Next, fail: Fail): () => void {
    const stops: (() => void)[] = []
    let isStopped = false
    const begin = (watch: () => () => void) => void (isStopped || stops.push(watch()))
    this.indexOf(of).then(
      found => begin(() => (found ? this.watchSince(of, found.index, found.rows, next, fail) : this.watchStore(of, {}, next, fail))),
      (error: Error) => void (isStopped || fail(error)),
    )
    return () => {
      isStopped = true
      for (const stop of stops) stop()
    }
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
  private watchSince(of: Collection, { reader, stamp }: RowIndex, rows: readonly RowRecord[], next: Next, fail: Fail): () => void {
    const since = { changed: undefined as RowChanges | undefined, gone: undefined as readonly string[] | undefined }
    const hear = (part: Partial<typeof since>) => {
      const isFirst = !since.changed || !since.gone
      Object.assign(since, part)
      if (!since.changed || !since.gone) return
      if (isFirst) next(joined(rows, since.changed, since.gone))
      else next(part.changed ?? { set: [], removed: part.gone! })
    }
    const stops = [
      this.documents.watch({ collection: of.path, where: [['updatedAt', '>', stamp]] }, (_, changes) => hear({ changed: rowChanges(changes) }), fail),
      this.records.watch(
        audit,
        {
          where: [
            ['scope', '==', reader],
            ['entity', '==', of.path],
            ['action', '==', 'record.delete'],
            ['createdAt', '>', stamp],
          ],
        },
        deletions => hear({ gone: deletions.flatMap(({ entityId }) => entityId ?? []) }),
        fail,
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }
}

const rowChanges = (changes: readonly DocChange[]): RowChanges => ({
  set: changes.filter(({ kind }) => kind !== 'removed').map(({ doc }) => ({ ...doc.data, id: doc.id }) as unknown as RowRecord),
  removed: changes.filter(({ kind }) => kind === 'removed').map(({ doc }) => doc.id),
})

/** What stands now: a record that was deleted and made again stands. */
function joined(rows: readonly RowRecord[], { set }: RowChanges, gone: readonly string[]): RowChanges {
  const changed = new Set(set.map(({ id }) => id))
  const left = new Set([...gone, ...changed])
  return { set: [...rows.filter(({ id }) => !left.has(id)), ...set], removed: [] }
}
