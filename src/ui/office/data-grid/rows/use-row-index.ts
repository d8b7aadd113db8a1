import { useEffect, useMemo, useRef, useState } from 'react'
import type { RowPages } from '../../../../domain/tables/row-source'
import type { GridColumn } from '../grid-column'
import type { GridRows, IndexedRow } from './grid-rows'
import type { PagedIndex } from './paged-index'
import { RowIndex } from './row-index'

/** Where a table's rows come from: all at first, then each change; or pages, where they are too many. */
export interface GridSource<R> {
  watch(
    next: (changes: { readonly set: readonly R[]; readonly removed: readonly string[] }) => void,
    fail: (error: Error) => void,
    paged?: (pages: RowPages) => void,
  ): () => void
  /** The rows, where they are known before they are told. */
  known?(): readonly R[] | undefined
}

export interface IndexState<R extends IndexedRow> {
  readonly index: GridRows<R>
  /** Grows with every change of the rows; 0 before they have come. */
  readonly version: number
  readonly error: Error | undefined
}

interface Told<R extends IndexedRow> {
  readonly of: RowIndex<R>
  /** What they are drawn from: that index, or one of pages. */
  readonly rows: GridRows<R>
  readonly version: number
  readonly error?: Error
}

/** Milliseconds at a time that are taken for what nobody has asked yet. */
const share = 6

/**
 * Keeps an index of what the source tells, and makes ready in spare moments what questions about the first `shown` columns need. Rows that are
 * too many are read page by page, if any column names its field in the store.
 */
export function useRowIndex<R extends IndexedRow>(source: GridSource<R>, columns: readonly GridColumn<R>[], shown: number): IndexState<R> {
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- another source tells its rows; those of the former stand until then
  const index = useMemo(() => new RowIndex<R>(columns, source.known?.()), [columns])
  const [state, setState] = useState<Told<R>>({ of: index, rows: index, version: index.version })
  // A table that was out of sight for a while is watched anew, and shows what it showed.
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
        // Rows that were known are drawn already.
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
