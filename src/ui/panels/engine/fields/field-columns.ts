import { createElement, lazy, type ReactNode, Suspense } from 'react'
import { type Collection, stampFields } from '../../../../domain/shared/records/collection'
import { type Field, type FieldMap, type Money, text } from '../../../../domain/shared/records/fields'
import { choiceText } from '../../../forms/choice-text'
import { cellText, isYear } from '../../../forms/field-value-text'
import { moneyOf } from '../../../kit/format-money'
import { monthText } from '../../../kit/time/format-time'
import type { CellValue, ColumnKind, GridColumn, StoredField } from '../../../office/data-grid/grid-column'
import type { CollectionSpec, MadeColumn, RowOf } from '../panel-spec'
import { entryForField } from './entry-for-field'

type Draw<C extends Collection> = (row: RowOf<C>) => ReactNode

/** Every column of a collection's table; those of the spec come first and are shown by default. */
export function collectionColumns<C extends Collection>(of: C, spec: CollectionSpec<C>, tz: string): readonly GridColumn<RowOf<C>>[] {
  const chosen = spec.columns.map(column =>
    typeof column === 'string' ? fieldColumn(of, column, tz, entryForField<Draw<C>>(spec.cells, column)) : madeColumn(column, tz),
  )
  const others = [...leafPaths(of.fields), 'createdAt', 'updatedAt', 'updatedBy']
    .filter(path => !chosen.some(({ name }) => name === path))
    .map(path => fieldColumn(of, path, tz))
  return withRoomForNames([...chosen, ...others])
}

/** A computed column. */
export function madeColumn<R>({ name, label, kind = 'text', value, draw, width = widths[kind] }: MadeColumn<R>, tz: string): GridColumn<R> {
  return { name, label, kind, value, words: row => cellText(value(row), tz), draw, width }
}

/** The first column is the record's name and gets more width. */
export const withRoomForNames = <R>(columns: readonly GridColumn<R>[]): readonly GridColumn<R>[] =>
  columns.map((column, at) => (at === 0 ? { ...column, width: Math.max(nameWidth, column.width) } : column))

const StaffName = lazy(() => import('../../../staff-names/staff-name'))
/** Names of colleagues where the record has their ids, a comma between them. */
const drawColleagues = (value: CellValue): ReactNode =>
  value === undefined
    ? null
    : [value].flat().map((id, i) => createElement(Suspense, { key: i, fallback: '' }, i > 0 && ', ', createElement(StaffName, { id: String(id) })))

/** The column of a declared field. */
export function fieldColumn<C extends Collection>(of: C, path: string, tz: string, drawn?: GridColumn<RowOf<C>>['draw']): GridColumn<RowOf<C>> {
  const field = fieldAt(of, path)
  const kind = kindOf(field)
  const value = valueReader(path, field)
  const namesColleagues = path === 'updatedBy' || (field.isActor ?? field.of?.isActor)
  return {
    name: path,
    label: field.label,
    kind,
    value,
    words: row => fieldWords(field, value(row), tz),
    draw: drawn ?? (namesColleagues ? row => drawColleagues(value(row)) : undefined),
    namesColleagues,
    choices: field.choices?.map(choice => ({ value: choice, label: choiceText(choice) })),
    field: storedField(path, field),
    width: fieldWidth(field) ?? widths[kind],
  }
}

/** The stored field by which the store can filter and sort. No index finds a missing flag as `no`; long texts and composite fields have no index. */
function storedField(path: string, { kind, of, optional }: Field): StoredField | undefined {
  switch (kind) {
    case 'money':
      return { path: `${path}.cents`, scale: 100 }
    case 'boolean':
      return optional ? undefined : { path }
    case 'list':
      return of && !['map', 'richText', 'json'].includes(of.kind) ? { path } : undefined
    case 'longText':
    case 'map':
    case 'richText':
    case 'json':
      return undefined
    default:
      return path === 'id' ? undefined : { path }
  }
}

/** The declaration of a path: a field, a field of a map, a stamp or the id. */
export function fieldAt(of: Collection, path: string): Field {
  if (path === 'id') return text('Id')
  const declared: FieldMap = { ...of.fields, ...stampFields }
  const found = path.split('.').reduce<Field | undefined>((field, name) => field?.fields?.[name], { fields: declared } as unknown as Field)
  if (!found) throw new Error(`${of.path} declares no ${path}`)
  return found
}

/** Widths in pixels. */
const widths: Readonly<Record<ColumnKind, number>> = { text: 200, number: 104, instant: 196, boolean: 104, choice: 112, list: 150 }
const nameWidth = 260

/** Width in pixels: less for short texts, more for emails. */
function fieldWidth({ kind, max = Infinity }: Field): number | undefined {
  if (kind === 'email') return 240
  if (kind === 'localDate' || kind === 'localTime') return 124
  return kind === 'text' && max <= 60 ? 140 : undefined
}

function kindOf({ kind, of }: Field): ColumnKind {
  switch (kind) {
    case 'number':
    case 'money':
      return 'number'
    case 'boolean':
    case 'choice':
    case 'instant':
      return kind
    case 'list':
      return of?.kind === 'map' ? 'number' : 'list'
    default:
      return 'text'
  }
}

function valueReader(path: string, field: Field): (row: object) => CellValue {
  const names = path.split('.')
  const [first = path] = names
  const read = (row: object): unknown =>
    names.length === 1
      ? (row as Record<string, unknown>)[first]
      : names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], row)
  switch (field.kind) {
    case 'money':
      return row => {
        const money = read(row) as Money | undefined
        return money && money.cents / 100
      }
    case 'list':
      // A list of maps is shown as its length.
      return field.of?.kind === 'map' ? row => (read(row) as readonly unknown[] | undefined)?.length : row => read(row) as CellValue
    case 'map':
    case 'richText':
    case 'json':
      return row => (read(row) === undefined ? undefined : JSON.stringify(read(row)))
    default:
      return row => read(row) as CellValue
  }
}

function fieldWords(field: Field, value: CellValue, tz: string): string {
  const { kind, of } = field
  if (typeof value === 'number' && isYear(field)) return String(value)
  if (typeof value === 'string' && field.isMonth) return monthText(value)
  if (typeof value === 'number' && kind === 'money') return moneyOf({ cents: Math.round(value * 100) })
  if (typeof value === 'string' && kind === 'choice') return choiceText(value)
  if (Array.isArray(value) && of?.kind === 'choice') return value.map(choiceText).join(', ')
  return cellText(value, tz)
}

/** Paths of all fields that a table can show, including those of plain maps. */
const leafPaths = (fields: FieldMap, before = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind, fields: inner, isInternal }]) =>
    isInternal || kind === 'richText' || kind === 'json'
      ? []
      : kind === 'map' && inner
        ? leafPaths(inner, `${before}${name}.`)
        : [`${before}${name}`],
  )
