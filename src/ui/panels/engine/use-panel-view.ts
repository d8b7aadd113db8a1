import { use } from 'react'
import { type GridViewState, useGridView } from '../../office/data-grid/use-grid-view'
import { TabParamsContext } from './tab-params-context'

/** The view of a panel's table, stored in the address, in which the open tab stays. */
export const usePanelView = (sort: string): GridViewState => useGridView(sort, use(TabParamsContext))
