import { useEffect, useMemo, useState } from 'react'
import type { GridColumn } from './grid-column'
import { type IndexedRow, RowIndex } from './row-index'

/** Where a table's rows come from: all at first, then each change. */
export interface GridSource<R> {
  watch(next: (changes: { readonly set: readonly R[]; readonly removed: readonly string[] }) => void, fail: (error: Error) => void): () => void
}

export interface IndexState<R extends IndexedRow> {
  readonly index: RowIndex<R>
  /** Grows with every change of the rows; 0 before they have come. */
  readonly version: number
  readonly error: Error | undefined
}

/** Milliseconds at a time that are taken for what nobody has asked yet. */
const share = 6

/** Keeps an index of what the source tells, and makes ready in spare moments what questions about the first `shown` columns need. */
export function useRowIndex<R extends IndexedRow>(source: GridSource<R>, columns: readonly GridColumn<R>[], shown: number): IndexState<R> {
  const index = useMemo(() => new RowIndex<R>(columns), [columns])
  const [state, setState] = useState<{ readonly of: RowIndex<R>; readonly version: number; readonly error?: Error }>({ of: index, version: 0 })

  useEffect(() => {
    let stopPreparing = () => {}
    const names = columns.slice(0, shown).map(({ name }) => name)
    const stop = source.watch(
      changes => {
        stopPreparing()
        index.change(changes)
        setState({ of: index, version: index.version })
        stopPreparing = prepareIn(index, names)
      },
      error => setState({ of: index, version: index.version, error }),
    )
    return () => {
      stop()
      stopPreparing()
    }
  }, [source, index, columns, shown])

  const isCurrent = state.of === index
  return { index, version: isCurrent ? state.version : 0, error: isCurrent ? state.error : undefined }
}

function prepareIn<R extends IndexedRow>(index: RowIndex<R>, names: readonly string[]): () => void {
  const steps = index.prepare(names)
  let waiting = setTimeout(work, 50)
  function work() {
    const until = performance.now() + share
    while (performance.now() < until) if (steps.next().done) return
    waiting = setTimeout(work)
  }
  return () => clearTimeout(waiting)
}
