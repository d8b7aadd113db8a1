import { fold } from '../../../../domain/shared/text/fold-accents'
import type { GridColumn } from '../grid-column'

/** Filters for values that are missing or present. */
export const isEmpty = '-'
export const isFilled = '*'

/**
 * The test for a filter as written in the address: `published,draft` for a choice or list, `yes` for a flag, `5..20` or `2027-01-01..` for numbers
 * and instants (the end included, a day until it ends in UTC), anything else as a part of the text.
 */
export function filterTest<R>(column: GridColumn<R>, asked: string): (row: R) => boolean {
  if (asked === isEmpty) return row => !hasValue(column, row)
  if (asked === isFilled) return row => hasValue(column, row)
  switch (column.kind) {
    case 'boolean':
      return row => (column.value(row) === true) === (asked === 'yes')
    case 'choice': {
      const wanted = new Set(asked.split(','))
      return row => wanted.has(String(column.value(row)))
    }
    case 'number':
    case 'instant': {
      const [from, to] = rangeOf(column.kind, asked)
      return row => {
        const value = column.value(row)
        const n = value instanceof Date ? value.getTime() : value
        return typeof n === 'number' && n >= from && n <= to
      }
    }
    case 'list':
    case 'text': {
      const wanted = fold(asked)
      // A day is found by its words and as `YYYY-MM-DD`.
      return row => [column.words(row), column.value(row)].some(text => typeof text === 'string' && fold(text).includes(wanted))
    }
  }
}

const hasValue = <R>(column: GridColumn<R>, row: R): boolean => {
  const value = column.value(row)
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

const day = 24 * 60 * 60_000

/** The lowest and highest number, or milliseconds, of a filter; infinite if there is no bound. */
export function rangeOf(kind: 'number' | 'instant', asked: string): readonly [from: number, to: number] {
  const [from = '', to = from] = asked.split('..')
  const read = (text: string, otherwise: number, more: number) => {
    if (text === '') return otherwise
    const n = kind === 'number' ? Number(text) : Date.parse(text) + more
    return Number.isNaN(n) ? otherwise : n
  }
  return [read(from, Number.NEGATIVE_INFINITY, 0), read(to, Number.POSITIVE_INFINITY, day - 1)]
}
