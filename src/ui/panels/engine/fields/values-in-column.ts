import { use, useMemo } from 'react'
import type { GridRows, IndexedRow } from '../../../office/data-grid/rows/grid-rows'
import { TableRowsContext } from './table-rows-context'

/** The distinct values of a field with a list of short texts, such as tags, in the rows of the table, by the alphabet. None if they load page by page. */
export function useValuesInColumn(field: string): readonly string[] {
  const rows = use(TableRowsContext)
  const version = rows?.version
  // oxlint-disable-next-line react/exhaustive-deps -- the version tells that the rows have changed
  return useMemo(() => (rows && !rows.paging ? valuesIn(rows, field) : []), [rows, version, field])
}

function valuesIn(rows: GridRows<IndexedRow>, field: string): readonly string[] {
  const all = rows.ask({ words: '', filters: {}, sort: { column: '', descending: false } })
  return distinctValues(Array.from(all, slot => (rows.row(slot) as IndexedRow & { readonly [name: string]: readonly string[] | undefined })[field]))
}

/** The values of lists, each once, by the alphabet. */
export const distinctValues = (lists: readonly (readonly string[] | undefined)[]): readonly string[] =>
  [...new Set(lists.flatMap((list = []) => list))].sort((a, b) => a.localeCompare(b))
