import { type Cursor, type Doc, documentId, type Fields, type Filter, type Order, type Query, type Value } from './documents'
import { PortError } from './errors'
import { fieldNames } from './field-paths'

/**
 * All orders of a query: its explicit ones, then the fields of its inequalities by name, then the document's name, in the direction of the
 * last order. With the full list, every SDK sorts alike, and a document can serve as a cursor.
 */
export function totalOrder({ where = [], orderBy = [] }: Query): readonly Order[] {
  const direction = orderBy.at(-1)?.[1] ?? 'asc'
  const isOrdered = (field: string) => orderBy.some(([ordered]) => ordered === field)
  const implied = [...new Set([...where.flatMap(inequalities), documentId])].filter(field => !isOrdered(field))
  return [...orderBy, ...implied.sort(documentIdLast).map(field => [field, direction] as const)]
}

/** The values that mark the cursor's position in these orders. Throws `invalid-argument` for a document that lacks one of them. */
export const cursorOf = (cursor: Cursor, inOrders: readonly Order[], isGroup: boolean): readonly Value[] =>
  isDocument(cursor) ? inOrders.map(([field]) => valueOf(cursor, field, isGroup)) : cursor

const isDocument = (cursor: Cursor): cursor is Doc => 'path' in cursor

const documentIdLast = (a: string, b: string) => Number(a === documentId) - Number(b === documentId) || (a < b ? -1 : 1)

function inequalities(filter: Filter): readonly string[] {
  if ('all' in filter) return filter.all.flatMap(inequalities)
  if ('any' in filter) return filter.any.flatMap(inequalities)
  const [field, op] = filter
  return ['<', '<=', '>', '>=', '!=', 'not-in'].includes(op) ? [field] : []
}

function valueOf({ id, path, data }: Doc, field: string, isGroup: boolean): Value {
  if (field === documentId) return isGroup ? path : id
  const value = valueAt(data, fieldNames(field))
  if (value === undefined) throw new PortError('documents', 'invalid-argument', `${path} lacks ${field}, by which the query is ordered`)
  return value
}

function valueAt(fields: Fields, names: readonly string[]): Value | undefined {
  let value: Value | undefined = fields
  for (const name of names) value = typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Fields)[name] : undefined
  return value
}
