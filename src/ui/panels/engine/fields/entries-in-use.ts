import { use, useMemo } from 'react'
import type { GridRows, IndexedRow } from '../../../office/data-grid/rows/grid-rows'
import { TableRowsContext } from './table-rows-context'

/** What a field with a list of short texts, such as tags, holds in the rows of the table, by the alphabet. Nothing if they load page by page. */
export function useEntriesInUse(field: string): readonly string[] {
  const rows = use(TableRowsContext)
  const version = rows?.version
  // oxlint-disable-next-line react/exhaustive-deps -- the version tells that the rows have changed
  return useMemo(() => (rows && !rows.paging ? entriesOf(rows, field) : []), [rows, version, field])
}

function entriesOf(rows: GridRows<IndexedRow>, field: string): readonly string[] {
  const all = rows.ask({ words: '', filters: {}, sort: { column: '', descending: false } })
  return distinctEntries(Array.from(all, slot => (rows.row(slot) as IndexedRow & { readonly [name: string]: readonly string[] | undefined })[field]))
}

/** The entries of lists, each once, by the alphabet. */
export const distinctEntries = (lists: readonly (readonly string[] | undefined)[]): readonly string[] =>
  [...new Set(lists.flatMap((list = []) => list))].sort((a, b) => a.localeCompare(b))
