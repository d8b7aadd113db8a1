import { useCallback, useMemo } from 'react'
import { type StateChange, useAddressState } from '../../routing/use-address-state'
import { beginningView, type GridView, readView, writeView } from './grid-view'

export interface GridViewState {
  readonly view: GridView
  /** The view of an address without a search part. */
  readonly beginning: GridView
  readonly change: (part: StateChange<GridView>) => void
  /** Changes the view as a new history entry. */
  readonly go: (part: StateChange<GridView>) => void
}

const nothing: Readonly<Record<string, string>> = {}

/** The view of a table, stored in the address, of which the parameters in `kept` stay. */
export function useGridView(sort: string, kept = nothing): GridViewState {
  const { beginning, format } = useMemo(() => {
    const view = beginningView(sort)
    const write = (now: GridView) => {
      const search = writeView(now, view)
      for (const [name, value] of Object.entries(kept)) search.set(name, value)
      return search
    }
    return { beginning: view, format: { read: (search: URLSearchParams) => readView(search, view), write } }
  }, [sort, kept])
  const [view, change] = useAddressState(format)
  return { view, beginning, change, go: useCallback(part => change(part, { push: true }), [change]) }
}
