import * as v from 'valibot'
import { omitUndefined } from '../../shared/omit-undefined'
import type { Field, RecordOf } from '../../shared/records/fields'
import { comparable } from '../../shared/text/comparable'
import type { Formats } from '../columns/column-mapping'
import { type FilledFields, filledFields, type ImportColumns } from '../columns/import-field'
import { linksIn, listIn, numberIn, plainLine, plainText } from './cell-values'
import { dateIn } from './parse-cell-times'
import { fitting, readFlag, readKeptFlag, readMoney } from './read-cell'
import type { RowCells } from './row-cells'

/** A value that does not fit its field makes the row an error, or is stored under its header with a warning. */
type Misfits = 'fail' | 'keep'

/** The fields that columns of the row fill, each read as it declares. Fields without a cell are absent. */
export const readFields = <C extends ImportColumns>(
  cells: RowCells,
  columns: C,
  formats: Formats,
  misfits: Misfits,
): Partial<RecordOf<FilledFields<C>>> =>
  omitUndefined<object>(
    Object.fromEntries(
      Object.entries(filledFields(columns)).map(([name, field]) => {
        if (columns[name]?.required && !plainLine(cells.cell(name))) return [name, cells.fail('missing', name)]
        return [name, readField(cells, name, field as Field, formats, misfits)]
      }),
    ),
  )

/** A list is one of texts. */
function readField(cells: RowCells, name: string, field: Field, formats: Formats, misfits: Misfits): unknown {
  const all = cells.cells(name)
  const cell = all[0]?.cell
  if (cell === undefined) return undefined
  const keep = () => {
    for (const one of all) cells.keep(one.header, one.cell)
  }
  const checked = (value: unknown) => {
    if (value !== undefined && v.is(field.schema, value)) return value
    if (misfits === 'fail') return cells.fail('unreadable-value', name, cell)
    keep()
    return cells.warn('value-kept', name, cell)
  }
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const words = field.kind === 'text' ? plainLine(cell) : all.map(one => plainText(one.cell)).join('\n\n')
      if (words.length <= field.max!) return words || undefined
      if (misfits === 'fail') return cells.fail('too-long', name, words.length)
      keep()
      return cells.warn('kept-as-other-column', name, words.length)
    }
    case 'list': {
      const entries = [...new Set(all.flatMap(one => listIn(one.cell, formats.list)))]
      return misfits === 'keep' ? fitting(cells, name, entries, field) : wholeList(cells, name, entries, field)
    }
    case 'boolean':
      return misfits === 'keep' ? readKeptFlag(cells, name) : readFlag(cells, name)
    case 'money':
      return readMoney(cells, name, formats)
    case 'url': {
      const { links, wrong } = linksIn(cell)
      const link = links.find(one => v.is(field.schema, one))
      if (link !== undefined && links.length === 1 && wrong.length === 0) return link
      if (misfits === 'fail') return cells.fail('unreadable-link', name, cell)
      if (link === undefined || wrong.length > 0) cells.warn('not-a-link', name, wrong[0] ?? cell)
      keep()
      return link
    }
    case 'number':
      return checked(numberIn(cell, formats.decimal))
    case 'choice':
      return checked(field.choices?.find(choice => comparable(choice) === comparable(cell)))
    case 'localDate':
      return checked(dateIn(cell, formats.date))
    default:
      throw new Error(`a column cannot fill ${name}: no cell holds a ${field.kind}`)
  }
}

function wholeList(cells: RowCells, name: string, entries: readonly string[], { max, of }: Field): readonly string[] | undefined {
  if (entries.length > max!) cells.fail('too-many-entries', name, entries.length)
  const long = entries.find(entry => entry.length > of!.max!)
  if (long) cells.fail('too-long', name, long.length)
  return entries.length > 0 ? entries : undefined
}

/** What a cell of the field has to hold, for a sentence: `a whole number from 1900 to 2100`. */
export function expectedOf({ kind, integer, min, max, choices = [] }: Field): string {
  if (kind === 'choice') return `one of these: ${choices.join(', ')}`
  if (kind === 'localDate') return 'a date in the chosen format'
  const range = min === undefined ? (max === undefined ? '' : ` up to ${max}`) : max === undefined ? ` from ${min}` : ` from ${min} to ${max}`
  return `${integer ? 'a whole number' : 'a number'}${range}`
}
