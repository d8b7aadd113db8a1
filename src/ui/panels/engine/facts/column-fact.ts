import { madeColumn } from '../fields/field-columns'
import type { MadeColumn } from '../panel-spec'
import type { Fact } from './facts'

/** A fact that is made of a row, as a column is. */
export function columnFact<R>(column: MadeColumn<R>, row: R, tz: string): Fact {
  const { label, words, draw } = madeColumn(column, tz)
  return [label, draw?.(row) ?? words(row)]
}
