import type { GridSource } from '../../office/data-grid/rows/use-row-index'

interface QueryRows<R> extends GridSource<R> {
  /** Tells what the query answers now. */
  readonly tell: (rows: readonly R[]) => void
}

/** The answers of a query as the rows of a table: what is another object is news, what is missing is gone. */
export function queryRows<R extends { readonly id: string }>(): QueryRows<R> {
  let known: ReadonlyMap<string, R> = new Map()
  const watchers = new Set<Parameters<GridSource<R>['watch']>[0]>()
  return {
    watch: next => {
      next({ set: [...known.values()], removed: [] })
      watchers.add(next)
      return () => void watchers.delete(next)
    },
    tell: rows => {
      const before = known
      known = new Map(rows.map(row => [row.id, row]))
      const set = rows.filter(row => before.get(row.id) !== row)
      const removed = [...before.keys()].filter(id => !known.has(id))
      if (set.length > 0 || removed.length > 0) for (const next of watchers) next({ set, removed })
    },
  }
}
