import type { Cursor, Doc, Query, Value } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { type Branch, branchesOf, conditionsIn } from './alternatives'
import { type Bound, isBefore } from './bounds'
import { ordersResult } from './conditions'
import { copyFieldsIn, copyIn } from './copying'
import { compareFields, documentOrder, type Field, Fieldset, type Order } from './ordering'
import { checkCollectionPath, checkGroup, documentPath, groupOf } from './paths'
import { valueAt } from './reading'
import type { Stored } from './stored'

/** A query, checked once, with everything said that Firestore implies; ready to be planned and to be watched. */
export interface AskedQuery {
  readonly collection: string
  readonly isGroup: boolean
  readonly branches: readonly Branch[]
  /** One of them is by name, mostly the last. */
  readonly orders: readonly Order[]
  /** Fields that must be there in addition. */
  readonly present: readonly Field[]
  readonly start: Bound | undefined
  readonly end: Bound | undefined
  /** The most documents, from the end where `fromEnd` says so. */
  readonly most: number
  readonly fromEnd: boolean
  readonly compare: (a: Stored, b: Stored) => number
  /** Whether a document belongs to the result, its limit aside. */
  holds(stored: Stored): boolean
}

/** Filters, orders and the parent, counted together. */
const mostParts = 100

/** Throws `invalid-argument`, or `unimplemented`, for a query that the hosted database would refuse; documents must hold the `counted` fields in addition. */
export function askedQuery(query: Query, counted: readonly string[] = []): AskedQuery {
  const isGroup = query.group === true
  if (isGroup) checkGroup(query.collection)
  else checkCollectionPath(query.collection)
  const fields = new Fieldset(isGroup)
  const filters = query.where ?? []
  const branches = branchesOf(filters, fields)
  const orders = ordersOf(query, fields)
  if (filters.flatMap(conditionsIn).length + orders.length > mostParts) throw invalid(`at most ${mostParts} conditions and orders`)
  const present = counted.map(path => fields.at(path))
  const { start, end } = boundsOf(query, orders, fields)
  const { most, fromEnd } = limitsOf(query)
  return completed({ collection: query.collection, isGroup, branches, orders, present, start, end, most, fromEnd })
}

/** The same query for so many documents beyond one of its result: after it, before it where the query counts from the end. */
export function beyond(asked: AskedQuery, edge: Stored, most: number): AskedQuery {
  const values = asked.orders.map(({ field }) => field.read(edge)!)
  return completed({ ...asked, ...(asked.fromEnd ? { end: { values, isAfter: false } } : { start: { values, isAfter: true } }), most })
}

function completed(parts: Omit<AskedQuery, 'compare' | 'holds'>): AskedQuery {
  const { collection, isGroup, branches, orders, present, start, end, most, fromEnd } = parts
  const isPresent = (stored: Stored) =>
    orders.every(({ field }) => field.read(stored) !== undefined) && present.every(field => field.read(stored) !== undefined)
  const holds = (stored: Stored) =>
    isPresent(stored) &&
    branches.some(branch => branch.every(condition => condition.holds(stored))) &&
    !(start && isBefore(stored, start, orders)) &&
    !(end && !isBefore(stored, end, orders))
  return { collection, isGroup, branches, orders, present, start, end, most, fromEnd, compare: documentOrder(orders), holds }
}

function limitsOf({ limit, limitToLast, orderBy = [] }: Query): Pick<AskedQuery, 'most' | 'fromEnd'> {
  for (const most of [limit, limitToLast])
    if (most !== undefined && !(Number.isInteger(most) && most > 0)) throw invalid('a limit is a whole number above 0')
  if (limit !== undefined && limitToLast !== undefined) throw invalid('a limit is counted from one end')
  if (limitToLast !== undefined && orderBy.length === 0) throw new PortError('documents', 'unimplemented', 'limitToLast needs an order')
  return { most: limit ?? limitToLast ?? Number.POSITIVE_INFINITY, fromEnd: limitToLast !== undefined }
}

/** The explicit orders, then every field with an inequality by name, then the documents' name, in the direction of the last explicit order. */
function ordersOf(query: Query, fields: Fieldset): readonly Order[] {
  const orders = (query.orderBy ?? []).map(([path, direction]): Order => ({ field: fields.at(path), sign: direction === 'desc' ? -1 : 1 }))
  const named = new Set(orders.map(({ field }) => field.key))
  if (named.size < orders.length) throw invalid('a field orders the result once')
  const sign = orders.at(-1)?.sign ?? 1
  const implied = (query.where ?? [])
    .flatMap(conditionsIn)
    .filter(([, op]) => ordersResult(op))
    .map(([path]) => fields.at(path))
    .filter(field => !field.isName)
  for (const field of implied.sort(compareFields)) {
    if (named.has(field.key)) continue
    named.add(field.key)
    orders.push({ field, sign })
  }
  if (!named.has(fields.name.key)) orders.push({ field: fields.name, sign })
  return orders
}

function boundsOf(query: Query, orders: readonly Order[], fields: Fieldset): Pick<AskedQuery, 'start' | 'end'> {
  const { startAt, startAfter, endAt, endBefore, orderBy = [] } = query
  if ((startAt && startAfter) || (endAt && endBefore)) throw invalid('one beginning and one end')
  const bound = (cursor: Cursor | undefined, isAfter: boolean): Bound | undefined => {
    if (!cursor) return undefined
    const values = 'path' in cursor ? placeOf(cursor, query, orders, fields) : valuesOf(cursor, orders.slice(0, orderBy.length), fields)
    return { values, isAfter }
  }
  return { start: bound(startAt, false) ?? bound(startAfter, true), end: bound(endAt, true) ?? bound(endBefore, false) }
}

function valuesOf(cursor: readonly Value[], orders: readonly Order[], fields: Fieldset): readonly Value[] {
  if (cursor.length === 0 || cursor.length > orders.length) throw invalid('a cursor names values of the explicit orders, from the first on')
  return cursor.map((value, i) => {
    if (orders[i]!.field.isName) fields.checkName(value)
    return copyIn(value, `cursor[${i}]`)
  })
}

/** A document as a cursor: its own values of all orders. */
function placeOf(doc: Doc, query: Query, orders: readonly Order[], { name }: Fieldset): readonly Value[] {
  const stored = { ...documentPath(doc.path), path: doc.path, data: copyFieldsIn(doc.data, doc.path) }
  if ((query.group ? groupOf(stored.collection) : stored.collection) !== query.collection) throw invalid(`${doc.path} is not in ${query.collection}`)
  return orders.map(({ field }) => {
    const value = field === name ? name.read(stored) : valueAt(stored.data, field.names)
    if (value === undefined) throw invalid(`${doc.path} lacks ${field.key}, by which the query is ordered`)
    return value
  })
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
