import type { Field } from '../../shared/records/fields'
import { comparable } from '../../shared/text/comparable'
import type { Formats } from '../columns/column-mapping'
import type { ReasonOf } from '../plan/row-text'
import { moneyIn } from './cell-money'
import { flagIn, plainLine } from './cell-values'
import { dateIn } from './parse-cell-times'
import type { RowCells } from './row-cells'

/** One line of text. Text that is too long makes the row an error, and so does an empty cell that is `needed`. */
export function readLine(cells: RowCells, name: string, { max }: Field, needed = false): string | undefined {
  const text = plainLine(cells.cell(name))
  if (needed && text === '') return cells.fail('missing', name)
  if (text.length > max!) cells.fail('too-long', name, text.length)
  return text || undefined
}

/** One line of text that fits, else `undefined`: text that is too long is stored under its header. */
export function readFittingLine(cells: RowCells, name: string, max: number): string | undefined {
  const [first] = cells.cells(name)
  const text = first && plainLine(first.cell)
  if (!text || text.length <= max) return text || undefined
  cells.warn('kept-as-other-column', name, text.length)
  cells.keep(first.header, first.cell)
  return undefined
}

/** Yes or no; anything else makes the row an error. */
export function readFlag(cells: RowCells, name: string): boolean | undefined {
  const cell = cells.cell(name)
  const flag = flagIn(cell)
  if (cell !== '' && flag === undefined) cells.fail('unreadable-yes-no', name, cell)
  return flag
}

/** Yes or no; anything else is stored under its header. */
export function readKeptFlag(cells: RowCells, name: string): boolean | undefined {
  const [first] = cells.cells(name)
  const flag = first && flagIn(first.cell)
  if (first && flag === undefined) {
    cells.warn('unreadable-flag', name, first.cell)
    cells.keep(first.header, first.cell)
  }
  return flag
}

/** A required day. */
export function readDay(cells: RowCells, name: string, { date }: Formats): string | undefined {
  const cell = cells.cell(name)
  const day = dateIn(cell, date)
  if (!day) cells.fail(cell === '' ? 'missing' : 'unreadable-date', name, cell || undefined)
  return day
}

/** An amount in US dollars; `undefined` where the cell is empty, or cannot be read, which makes the row an error. */
export function readMoney(cells: RowCells, name: string, { decimal }: Formats): { readonly cents: number; readonly cur: 'usd' } | undefined {
  const cell = plainLine(cells.cell(name))
  if (!cell) return undefined
  const read = moneyIn(cell, decimal)
  return 'problem' in read ? cells.fail(read.problem, name, cell) : { cents: read.cents, cur: 'usd' }
}

/** What a file may name, by the words for it, such as a title and an id. Of two with the same word, the later one has it. */
export const knownByWord = <T>(all: Iterable<T>, wordsOf: (one: T) => readonly string[]): ReadonlyMap<string, T> =>
  new Map([...all].flatMap(one => wordsOf(one).map(word => [comparable(word), one] as const)))

/** What a cell names. A word that names nothing makes the row an error; an empty cell names nothing. */
export function readKnown<T, R extends string = ReasonOf>(
  cells: RowCells<R>,
  name: string,
  known: ReadonlyMap<string, T>,
  unknown: R,
): T | undefined {
  const word = plainLine(cells.cell(name))
  return word === '' ? undefined : (known.get(comparable(word)) ?? cells.fail(unknown, name, word))
}

/** The entries that fit a field. Where some do not, the cells are stored under their headers. */
export function fitting(cells: RowCells, name: string, all: readonly string[], { max, of }: Field): readonly string[] | undefined {
  const some = all.filter(entry => entry.length <= (of?.max ?? entry.length)).slice(0, max)
  if (some.length < all.length) {
    cells.warn('list-shortened', name, all.length)
    for (const { header, cell } of cells.cells(name)) cells.keep(header, cell)
  }
  return some.length > 0 ? some : undefined
}

/** The cells that no field holds; `undefined` without any. */
export const otherCells = ({ extra }: RowCells) => (Object.keys(extra).length > 0 ? extra : undefined)
