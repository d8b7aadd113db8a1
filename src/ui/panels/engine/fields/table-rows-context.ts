import { createContext } from 'react'
import type { GridRows, IndexedRow } from '../../../office/data-grid/rows/grid-rows'

/** The rows of the table that is on the screen. */
export const TableRowsContext = createContext<GridRows<IndexedRow> | undefined>(undefined)
