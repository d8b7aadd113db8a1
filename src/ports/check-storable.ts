import { type Comparison, documentId, type FieldTransform, type Filter, type Query, type Where } from './documents'
import { PortError } from './errors'
import { fieldNames, fieldPath } from './field-paths'

/** Whether an object is a plain map, also one of another realm (a frame or worker); instances of classes are not. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Refuses values that no adapter stores: instances of classes, functions and the like. What lists and maps contain is not checked here. */
export function checkStorable(value: unknown): void {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return
  if (typeof value !== 'object') throw refused(`a ${typeof value} cannot be stored`)
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw refused('an invalid date cannot be stored')
    return
  }
  if (Array.isArray(value) || isPlain(value)) return
  if (isOfDatabase(value)) throw new PortError('documents', 'unimplemented', 'bytes, references and points are not supported')
  throw refused('an object of a class cannot be stored')
}

/** Refuses an update that names one field twice, in whatever spelling. */
export function checkApart(fields: readonly string[]): void {
  const named = new Set(fields.map(field => fieldPath(...fieldNames(field))))
  if (named.size < fields.length) throw refused('an update may name each field only once')
}

/** Refuses an increment by something that is not a number. */
export function checkOperand({ kind, operand }: FieldTransform): void {
  if (kind === 'increment' && typeof operand !== 'number') throw refused('only a number can be added')
}

/**
 * Refuses paths with empty segments, which SDKs ignore, and names that the database reserves ("Constraints on collection and document
 * IDs"), because the server-side SDK would retry such requests again and again.
 */
export function checkDocumentPath(path: string): void {
  if (path.split('/').some(name => name === '' || name === '.' || name === '..' || /^__.*__$/s.test(name)))
    throw refused(`'${path}' is not the path of a document`)
}

/**
 * Refuses queries that an SDK would interpret in another way: invalid limits, two starts or two ends, a cursor with more values than
 * orders, an empty condition.
 */
export function checkQuery(query: Query): void {
  const { where = [], limit, limitToLast, orderBy = [], startAt, startAfter, endAt, endBefore } = query
  if ((startAt && startAfter) || (endAt && endBefore)) throw refused('a query has at most one start and one end')
  for (const cursor of [startAt, startAfter, endAt, endBefore])
    if (cursor && !('path' in cursor) && (cursor.length === 0 || cursor.length > orderBy.length))
      throw refused('a cursor holds values of the explicit orders, from the first on')
  if (where.some(isEmpty)) throw refused('a filter has no condition')
  for (const most of [limit, limitToLast])
    if (most !== undefined && !(Number.isInteger(most) && most > 0)) throw refused('a limit is a whole number above 0')
  if (limit !== undefined && limitToLast !== undefined) throw refused('a query has either limit or limitToLast')
  if (limitToLast !== undefined && orderBy.length === 0) throw new PortError('documents', 'unimplemented', 'limitToLast needs an order')
  checkNames(query)
}

/**
 * Refuses what only SDKs accept of the document's name: an equality on it beside an inequality on a field, and an order by it before the
 * field of an inequality. No index of the hosted database answers these.
 */
export function checkNames({ where = [], orderBy = [] }: Query): void {
  if (branches(where).has(nameIsEqual | fieldIsUnequal)) throw refused('an equality on the name does not go with an inequality on a field')
  const name = orderBy.findIndex(([field]) => field === documentId)
  const before = orderBy.slice(0, name).map(([field]) => field)
  if (name >= 0 && unequalFields(where).some(field => !before.includes(field)))
    throw refused('the name orders a result after the fields of its inequalities')
}

const nameIsEqual = 1
const fieldIsUnequal = 2
const isInequality = (op: Comparison) => ['<', '<=', '>', '>=', '!=', 'not-in'].includes(op)

/** What the branches of alternatives hold, each as the sum of the two above. */
function branches(filters: readonly Filter[]): ReadonlySet<number> {
  let found = new Set([0])
  for (const filter of filters) {
    const more =
      'all' in filter ? branches(filter.all) : 'any' in filter ? new Set(filter.any.flatMap(one => [...branches([one])])) : [holding(filter)]
    found = new Set([...found].flatMap(before => [...more].map(one => before | one)))
  }
  return found
}

const holding = ([field, op]: Where): number => {
  if (field === documentId) return op === '==' || op === 'in' ? nameIsEqual : 0
  return isInequality(op) ? fieldIsUnequal : 0
}

const unequalFields = (filters: readonly Filter[]): readonly string[] =>
  filters.flatMap(filter => {
    if ('all' in filter) return unequalFields(filter.all)
    if ('any' in filter) return unequalFields(filter.any)
    return filter[0] !== documentId && isInequality(filter[1]) ? [filter[0]] : []
  })

const isEmpty = (filter: Filter): boolean => {
  if (!('all' in filter || 'any' in filter)) return false
  const filters = 'all' in filter ? filter.all : filter.any
  return filters.length === 0 || filters.some(isEmpty)
}

/** Whether a value is of a kind that the database can store but the port does not support: bytes, references and geographic points. */
export function isOfDatabase(value: object): boolean {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return true
  const { type, path, latitude, longitude, toUint8Array } = value as Readonly<Record<string, unknown>>
  if (typeof path === 'string' && (type === 'document' || 'firestore' in value)) return true
  return (typeof latitude === 'number' && typeof longitude === 'number') || typeof toUint8Array === 'function'
}

const refused = (why: string) => new PortError('documents', 'invalid-argument', why)
