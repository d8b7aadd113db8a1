import type { GridColumn } from './grid-column'
import type { GridRows, IndexedRow } from './rows/grid-rows'

/** Rows that are looked at. */
const looked = 200

/** The columns of which cards have a line: the record's name, and those that have words in one of the first rows. */
export function columnsWithWords<R extends IndexedRow>(
  columns: readonly GridColumn<R>[],
  index: Pick<GridRows<R>, 'peek'>,
  slots: Uint32Array,
): readonly GridColumn<R>[] {
  const rows = Array.from(slots.subarray(0, looked), slot => index.peek(slot)).filter(row => row !== undefined)
  return columns.filter((column, i) => i === 0 || rows.some(row => column.words(row) !== '' || (column.draw?.(row) ?? null) !== null))
}
