import { useCallback, useMemo } from 'react'
import { useAddressState } from '../../routing/use-address-state'
import { beginningView, type GridView, readView, writeView } from './grid-view'

export interface GridViewState {
  readonly view: GridView
  /** The view that an address without a search means. */
  readonly beginning: GridView
  readonly change: (part: Partial<GridView>) => void
  /** A change that is a step of its own: back leads away from it. */
  readonly go: (part: Partial<GridView>) => void
}

/** How a table is seen, as the address says it. */
export function useGridView(sort: string): GridViewState {
  const { beginning, format } = useMemo(() => {
    const view = beginningView(sort)
    return { beginning: view, format: { read: (search: URLSearchParams) => readView(search, view), write: (now: GridView) => writeView(now, view) } }
  }, [sort])
  const [view, change] = useAddressState(format)
  return { view, beginning, change, go: useCallback(part => change(part, { push: true }), [change]) }
}
