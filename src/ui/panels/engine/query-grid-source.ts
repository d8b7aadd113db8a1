import { useEffect, useState } from 'react'
import type { GridSource } from '../../office/data-grid/rows/use-row-index'

interface QueryGridSource<R> extends GridSource<R> {
  /** Passes on the query's current result. */
  readonly notify: (rows: readonly R[]) => void
}

/** The results of a query as a source of rows: a new object is a change, a missing one a deletion. */
function queryGridSource<R extends { readonly id: string }>(first: readonly R[]): QueryGridSource<R> {
  let known: ReadonlyMap<string, R> = new Map(first.map(row => [row.id, row]))
  const watchers = new Set<Parameters<GridSource<R>['watch']>[0]>()
  return {
    watch: next => {
      next({ set: [...known.values()], removed: [] })
      watchers.add(next)
      return () => void watchers.delete(next)
    },
    known: () => [...known.values()],
    notify: rows => {
      const before = known
      known = new Map(rows.map(row => [row.id, row]))
      const set = rows.filter(row => before.get(row.id) !== row)
      const removed = [...before.keys()].filter(id => !known.has(id))
      if (set.length > 0 || removed.length > 0) for (const next of watchers) next({ set, removed })
    },
  }
}

/** A table’s source of rows from a query; each result is passed on as the changes since the previous one. */
export function useQueryGridSource<R extends { readonly id: string }>(rows: readonly R[]): GridSource<R> {
  const [source] = useState(() => queryGridSource(rows))
  useEffect(() => source.notify(rows), [source, rows])
  return source
}
