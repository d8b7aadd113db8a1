import type { RowChanges, RowPages, RowRecord, RowSource } from './row-source'

interface Watcher {
  readonly next: (changes: RowChanges) => void
  readonly fail: (error: Error) => void
  readonly paged: (pages: RowPages) => void
}

/**
 * Rows that were asked for before anybody draws them. Whoever watches first, and takes pages, takes the watch over and is told how they
 * stand by then; everybody else begins one of her own.
 */
export class PrefetchedRows implements RowSource {
  private rows: readonly RowRecord[] | undefined
  private pages: RowPages | undefined
  private watcher: Watcher | undefined
  private isTaken = false
  private isOver = false
  private readonly stop: () => void

  constructor(private readonly source: RowSource) {
    this.stop = source.watch(
      changes => {
        if (this.watcher) this.watcher.next(changes)
        else this.rows = this.rows ? changed(this.rows, changes) : changes.set
      },
      error => {
        this.end()
        // What failed before anybody watched fails again for who begins a watch of her own.
        this.watcher?.fail(error)
      },
      pages => {
        if (this.watcher) this.watcher.paged(pages)
        else this.pages = pages
      },
    )
  }

  /** The rows as they stand, while nobody has taken them over. */
  known(): readonly RowRecord[] | undefined {
    return this.isTaken || this.isOver ? undefined : this.rows
  }

  watch(next: Watcher['next'], fail: Watcher['fail'], paged?: Watcher['paged']): () => void {
    if (this.isTaken || this.isOver || !paged) return this.source.watch(next, fail, paged)
    this.isTaken = true
    queueMicrotask(() => {
      if (this.isOver) return
      this.watcher = { next, fail, paged }
      if (this.pages) paged(this.pages)
      else if (this.rows) next({ set: this.rows, removed: [] })
      this.rows = undefined
    })
    return () => this.end()
  }

  /** Lets the rows go, unless somebody watches them. */
  letGo(): void {
    if (!this.isTaken) this.end()
  }

  private end(): void {
    this.isOver = true
    this.stop()
  }
}

function changed(rows: readonly RowRecord[], { set, removed }: RowChanges): readonly RowRecord[] {
  const left = new Set([...removed, ...set.map(({ id }) => id)])
  return [...rows.filter(({ id }) => !left.has(id)), ...set]
}
