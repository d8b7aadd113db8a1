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

/** The view of a table, stored in the address. */
export function useGridView(sort: string): GridViewState {
  const { beginning, format } = useMemo(() => {
    const view = beginningView(sort)
    return {
      beginning: view,
      format: {
        read: (search: URLSearchParams) => readView(search, view),
        write: (now: GridView, before: URLSearchParams) => keepingPart(writeView(now, view), before),
      },
    }
  }, [sort])
  const [view, change] = useAddressState(format)
  return { view, beginning, change, go: useCallback(part => change(part, { push: true }), [change]) }
}

/** The address of the office's home page names its open part. */
function keepingPart(view: URLSearchParams, before: URLSearchParams): URLSearchParams {
  const part = before.get('part')
  if (part !== null) view.set('part', part)
  return view
}
