import type { RowChanges, RowPages, RowRecord, RowSource } from './row-source'

interface Watcher {
  readonly next: (changes: RowChanges) => void
  readonly fail: (error: Error) => void
  readonly paged: (pages: RowPages) => void
}

/**
 * Rows that are requested before they are rendered. The first watcher that accepts pages takes over the watch and gets the current rows;
 * every other watcher starts its own.
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
        // An error before the first watcher is dropped: the watcher's own watch will fail too.
        this.watcher?.fail(error)
      },
      pages => {
        if (this.watcher) this.watcher.paged(pages)
        else this.pages = pages
      },
    )
  }

  /** The current rows, until somebody takes over the watch. */
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

  /** Stops the watch, unless somebody has taken it over. */
  stopUnlessTaken(): void {
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
