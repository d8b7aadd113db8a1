import { count, type Doc, type Documents, type Query } from '../../ports/documents'
import { type Collection, pathOf } from '../shared/records/collection'
import type { Params } from '../shared/records/records'
import { isQueryIndexed } from './is-query-indexed'
import { rowChanges, rowOf } from './row-changes'
import type { RowChanges, RowCount, RowCursor, RowPages, RowQuery, RowRecord } from './row-source'

/** Earlier than every `deletedAt`. */
const beginning = new Date(0)

/** The records of a collection, page by page behind a cursor: the cost of a page does not depend on the size of the collection. */
export class PagedRows implements RowPages {
  constructor(
    private readonly documents: Documents,
    private readonly of: Collection,
    private readonly params: Params,
    private readonly trash: 'in' | 'out' | 'alone' = 'in',
  ) {}

  byTrash(isTrash: boolean): RowPages {
    return new PagedRows(this.documents, this.of, this.params, isTrash ? 'alone' : 'out')
  }

  serves(searchQuery: RowQuery): boolean {
    return isQueryIndexed(this.of, this.asked(searchQuery))
  }

  async count(searchQuery: RowQuery): Promise<RowCount> {
    const rows = await this.counted(this.asked(searchQuery))
    if (this.trash !== 'out' || !this.of.fields['deletedAt']) return { rows, withTrash: false }
    const thrownAway = inTrash(searchQuery)
    return isQueryIndexed(this.of, thrownAway) ? { rows: rows - (await this.counted(thrownAway)), withTrash: false } : { rows, withTrash: true }
  }

  cursor(searchQuery: RowQuery): RowCursor {
    const query = this.query(this.asked(searchQuery))
    const state = { last: undefined as Doc | undefined, isDone: false }
    const next = async (most: number): Promise<readonly RowRecord[]> => {
      if (state.isDone) return []
      const found = await this.documents.query({ ...query, limit: most, ...(state.last && { startAfter: state.last }) })
      state.last = found.at(-1) ?? state.last
      state.isDone = found.length < most
      const rows = found.map(rowOf).filter(row => this.isWanted(row))
      return rows.length === 0 ? next(most) : rows
    }
    return {
      next,
      get isDone() {
        return state.isDone
      },
    }
  }

  /** Watches what is stamped after the newest record, with one listener for any number of pages. Does not report purges. */
  watch(next: (changes: RowChanges) => void, fail: (error: Error) => void): () => void {
    let stop = () => {}
    let isStopped = false
    this.documents.query({ ...this.query({ orderBy: [['updatedAt', 'desc']] }), limit: 1 }).then(([newest]) => {
      if (isStopped) return
      const since = newest?.data['updatedAt'] ?? beginning
      stop = this.documents.watch(this.query({ where: [['updatedAt', '>', since]] }), (_, changes) => this.notify(rowChanges(changes), next), fail)
    }, fail)
    return () => {
      isStopped = true
      stop()
    }
  }

  private notify({ set, removed }: RowChanges, next: (changes: RowChanges) => void): void {
    if (set.length + removed.length === 0) return
    const unwanted = set.filter(row => !this.isWanted(row)).map(({ id }) => id)
    next({ set: set.filter(row => this.isWanted(row)), removed: [...removed, ...unwanted] })
  }

  private isWanted(row: RowRecord): boolean {
    return this.trash === 'in' || (row['deletedAt'] !== undefined) === (this.trash === 'alone')
  }

  private asked(searchQuery: RowQuery): RowQuery {
    return this.trash === 'alone' ? inTrash(searchQuery) : searchQuery
  }

  private query(searchQuery: RowQuery): Query {
    return { ...searchQuery, collection: pathOf(this.of, this.params) }
  }

  private async counted(searchQuery: RowQuery): Promise<number> {
    return (await this.documents.aggregate(this.query(searchQuery), { found: count() })).found
  }
}

/** Records in the trash are those that have `deletedAt`. */
const inTrash = ({ where = [], ...question }: RowQuery): RowQuery => ({ ...question, where: [...where, ['deletedAt', '>=', beginning]] })
