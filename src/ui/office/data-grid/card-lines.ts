import type { GridColumn } from './grid-column'
import type { GridRows, IndexedRow } from './rows/grid-rows'

/** Rows that are looked at. */
const looked = 200

/** Whether a cell shows anything. A moment always has words, and they take long to make. */
export const hasWords = <R>(column: GridColumn<R>, row: R) =>
  column.value(row) instanceof Date || column.words(row) !== '' || (column.draw?.(row) ?? null) !== null

/**
 * The columns of which cards have a line: the record's name, and those that have words in one of the first rows. And how many lines follow the name:
 * enough for every other record, so that the fullest one does not leave all others with blank lines.
 */
export function cardLines<R extends IndexedRow>(columns: readonly GridColumn<R>[], index: Pick<GridRows<R>, 'peek'>, slots: Uint32Array) {
  const rows = Array.from(slots.subarray(0, looked), slot => index.peek(slot)).filter(row => row !== undefined)
  const [name, ...others] = columns
  const filled = rows.map(row => others.filter(column => hasWords(column, row)))
  const counts = filled.map(({ length }) => length).sort((a, b) => a - b)
  return {
    columns: name ? [name, ...others.filter(column => filled.some(one => one.includes(column)))] : [],
    lines: counts[Math.floor(counts.length / 2)] ?? 0,
  }
}
