import { useEffect, useMemo, useRef, useState } from 'react'
import type { RowPages } from '../../../../domain/tables/row-source'
import type { GridColumn } from '../grid-column'
import type { GridRows, IndexedRow } from './grid-rows'
import type { PagedIndex } from './paged-index'
import { RowIndex } from './row-index'

/** Source of a table's rows: all first, then each change; or pages, if there are too many. */
export interface GridSource<R> {
  watch(
    next: (changes: { readonly set: readonly R[]; readonly removed: readonly string[] }) => void,
    fail: (error: Error) => void,
    paged?: (pages: RowPages) => void,
  ): () => void
  /** The rows, if they are known before the first notification. */
  known?(): readonly R[] | undefined
}

export interface IndexState<R extends IndexedRow> {
  readonly index: GridRows<R>
  /** Increases with every change of the rows; 0 before they are loaded. */
  readonly version: number
  readonly error: Error | undefined
}

interface RowIndexState<R extends IndexedRow> {
  readonly of: RowIndex<R>
  /** That index, or one of pages. */
  readonly rows: GridRows<R>
  readonly version: number
  readonly error?: Error
}

/** Milliseconds of preparation per idle slice. */
const share = 6

/**
 * Keeps an index of the source's rows and prepares searches and orders for the first `shown` columns when idle. Too many rows are read page by
 * page, if some column names its stored field.
 */
export function useRowIndex<R extends IndexedRow>(source: GridSource<R>, columns: readonly GridColumn<R>[], shown: number): IndexState<R> {
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- another source tells its rows; those of the former stand until then
  const index = useMemo(() => new RowIndex<R>(columns, source.known?.()), [columns])
  const [state, setState] = useState<RowIndexState<R>>({ of: index, rows: index, version: index.version })
  // A table that was hidden for a while is watched again and shows its previous rows meanwhile.
  const paged = useRef<{ readonly of: RowIndex<R>; readonly source: GridSource<R>; readonly rows: PagedIndex<R> }>(undefined)

  useEffect(() => {
    let stopPreparing = () => {}
    let isStopped = false
    let isFirst = true
    const names = columns.slice(0, shown).map(({ name }) => name)
    const fail = (error: Error) => setState(({ rows }) => ({ of: index, rows, version: rows.version, error }))
    const page = (pages: RowPages) =>
      void import('./paged-index').then(({ PagedIndex }) => {
        if (isStopped) return
        const known = paged.current?.of === index && paged.current.source === source ? paged.current.rows : undefined
        known?.follow(pages)
        const rows: PagedIndex<R> = known ?? new PagedIndex(columns, pages, () => setState({ of: index, rows, version: rows.version }), fail)
        paged.current = { of: index, source, rows }
        stopPreparing = () => rows.stop()
        setState({ of: index, rows, version: rows.version })
      }, fail)
    const stop = source.watch(
      changes => {
        stopPreparing()
        // Known rows are rendered already.
        const isNews = !isFirst || !index.holds(changes.set)
        if (!isFirst) index.change(changes)
        else if (isNews) index.replace(changes.set)
        isFirst = false
        if (isNews) setState({ of: index, rows: index, version: index.version })
        stopPreparing = prepareIn(index, names)
      },
      fail,
      columns.some(({ field }) => field) ? page : undefined,
    )
    return () => {
      isStopped = true
      stop()
      stopPreparing()
    }
  }, [source, index, columns, shown])

  const isCurrent = state.of === index
  return { index: isCurrent ? state.rows : index, version: isCurrent ? state.version : index.version, error: isCurrent ? state.error : undefined }
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
