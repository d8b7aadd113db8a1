import type { FieldTransform, Filter, Query } from './documents'
import { PortError } from './errors'
import { fieldNames, fieldPath } from './field-paths'

/** A plain map, also one of another realm; instances of classes are not. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Refuses what no adapter stores: instances of classes, and values that are no data. Instants, lists and plain maps pass unseen into. */
export function checkStorable(value: unknown): void {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return
  if (typeof value !== 'object') throw refused(`a ${typeof value} cannot be stored`)
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw refused('an instant that is none cannot be stored')
    return
  }
  if (Array.isArray(value) || isPlain(value)) return
  if (isOfDatabase(value)) throw new PortError('documents', 'unimplemented', 'bytes, references and points have no place here')
  throw refused('an object of a class cannot be stored')
}

/** Refuses an update that names one field twice, however it is spelled. */
export function checkApart(fields: readonly string[]): void {
  const named = new Set(fields.map(field => fieldPath(...fieldNames(field))))
  if (named.size < fields.length) throw refused('an update names each field once')
}

/** Refuses an addition of what is no number. */
export function checkOperand({ kind, operand }: FieldTransform): void {
  if (kind === 'increment' && typeof operand !== 'number') throw refused('only a number can be added')
}

/**
 * SDKs overlook empty segments; the port does not. Names that the database keeps to itself (its "Constraints on collection and document
 * IDs") are refused here too: the server-side SDK would ask for them again and again.
 */
export function checkDocumentPath(path: string): void {
  if (path.split('/').some(name => name === '' || name === '.' || name === '..' || /^__.*__$/s.test(name)))
    throw refused(`'${path}' is not the path of a document`)
}

/** Refuses what an SDK would take for another query: odd limits, two beginnings, a place named by more than the orders, a condition of nothing. */
export function checkQuery({ where = [], limit, limitToLast, orderBy = [], startAt, startAfter, endAt, endBefore }: Query): void {
  if ((startAt && startAfter) || (endAt && endBefore)) throw refused('one beginning and one end')
  for (const cursor of [startAt, startAfter, endAt, endBefore])
    if (cursor && !('path' in cursor) && (cursor.length === 0 || cursor.length > orderBy.length))
      throw refused('a cursor names values of the explicit orders, from the first on')
  if (where.some(isEmpty)) throw refused('a condition of nothing')
  for (const most of [limit, limitToLast])
    if (most !== undefined && !(Number.isInteger(most) && most > 0)) throw refused('a limit is a whole number above 0')
  if (limit !== undefined && limitToLast !== undefined) throw refused('a limit is counted from one end')
  if (limitToLast !== undefined && orderBy.length === 0) throw new PortError('documents', 'unimplemented', 'limitToLast needs an order')
}

const isEmpty = (filter: Filter): boolean => {
  if (!('all' in filter || 'any' in filter)) return false
  const filters = 'all' in filter ? filter.all : filter.any
  return filters.length === 0 || filters.some(isEmpty)
}

/** Kinds that the hosted database knows and the port does not: bytes, and its own classes for references and points. */
export function isOfDatabase(value: object): boolean {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return true
  const { type, path, latitude, longitude, toUint8Array } = value as Readonly<Record<string, unknown>>
  if (typeof path === 'string' && (type === 'document' || 'firestore' in value)) return true
  return (typeof latitude === 'number' && typeof longitude === 'number') || typeof toUint8Array === 'function'
}

const refused = (why: string) => new PortError('documents', 'invalid-argument', why)
