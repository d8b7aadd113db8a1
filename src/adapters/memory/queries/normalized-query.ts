import { checkNames } from '../../../ports/check-storable'
import type { Cursor, Doc, Query, Value } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { copyFieldsIn, copyIn } from '../documents/copy-values'
import { checkCollectionPath, checkGroup, documentPath, groupOf } from '../documents/paths'
import type { Stored } from '../documents/stored-document'
import { ordersResult } from './conditions'
import { valueAt } from './field-reader'
import { type Branch, branchesOf, conditionsIn } from './or-branches'
import { compareFields, documentOrder, type Field, Fieldset, type Order } from './queried-fields'
import { type Bound, isBefore } from './query-bounds'

/** A validated query with all orders and conditions that Firestore implies, ready to be run and watched. */
export interface NormalizedQuery {
  readonly collection: string
  readonly isGroup: boolean
  readonly branches: readonly Branch[]
  /** Exactly one of them is by name, usually the last. */
  readonly orders: readonly Order[]
  /** Fields that a document must hold in addition. */
  readonly present: readonly Field[]
  readonly start: Bound | undefined
  readonly end: Bound | undefined
  /** The maximum number of documents, counted from the end if `fromEnd`. */
  readonly most: number
  readonly fromEnd: boolean
  readonly compare: (a: Stored, b: Stored) => number
  /** Whether a document belongs to the result, without regard to the limit. */
  holds(stored: Stored): boolean
}

/** Limit of filters, orders and the parent, counted together. */
const maxParts = 100

/**
 * Throws `invalid-argument` or `unimplemented` for a query that the hosted database would refuse. Documents must also hold the `counted`
 * fields.
 */
export function normalizedQuery(query: Query, counted: readonly string[] = []): NormalizedQuery {
  const isGroup = query.group === true
  if (isGroup) checkGroup(query.collection)
  else checkCollectionPath(query.collection)
  checkNames(query)
  const fields = new Fieldset(isGroup)
  const filters = query.where ?? []
  const branches = branchesOf(filters, fields)
  const orders = ordersOf(query, fields)
  if (filters.flatMap(conditionsIn).length + orders.length > maxParts) throw invalid(`at most ${maxParts} conditions and orders`)
  const present = counted.map(path => fields.at(path))
  const { start, end } = boundsOf(query, orders, fields)
  const { most, fromEnd } = limitsOf(query)
  return completed({ collection: query.collection, isGroup, branches, orders, present, start, end, most, fromEnd })
}

/** The same query for up to `most` documents after the document `edge`, or before it if the query counts from the end. */
export function beyond(asked: NormalizedQuery, edge: Stored, most: number): NormalizedQuery {
  const values = asked.orders.map(({ field }) => field.read(edge)!)
  return completed({ ...asked, ...(asked.fromEnd ? { end: { values, isAfter: false } } : { start: { values, isAfter: true } }), most })
}

function completed(parts: Omit<NormalizedQuery, 'compare' | 'holds'>): NormalizedQuery {
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

function limitsOf({ limit, limitToLast, orderBy = [] }: Query): Pick<NormalizedQuery, 'most' | 'fromEnd'> {
  for (const most of [limit, limitToLast])
    if (most !== undefined && !(Number.isInteger(most) && most > 0)) throw invalid('a limit is a whole number above 0')
  if (limit !== undefined && limitToLast !== undefined) throw invalid('a query has either limit or limitToLast')
  if (limitToLast !== undefined && orderBy.length === 0) throw new PortError('documents', 'unimplemented', 'limitToLast needs an order')
  return { most: limit ?? limitToLast ?? Number.POSITIVE_INFINITY, fromEnd: limitToLast !== undefined }
}

/**
 * The explicit orders, then every field with an inequality in order of field names, then the document's name, in the direction of the last
 * explicit order.
 */
function ordersOf(query: Query, fields: Fieldset): readonly Order[] {
  const orders = (query.orderBy ?? []).map(([path, direction]): Order => ({ field: fields.at(path), sign: direction === 'desc' ? -1 : 1 }))
  const named = new Set(orders.map(({ field }) => field.key))
  if (named.size < orders.length) throw invalid('a field may order the result only once')
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

function boundsOf(query: Query, orders: readonly Order[], fields: Fieldset): Pick<NormalizedQuery, 'start' | 'end'> {
  const { startAt, startAfter, endAt, endBefore, orderBy = [] } = query
  if ((startAt && startAfter) || (endAt && endBefore)) throw invalid('a query has at most one start and one end')
  const bound = (cursor: Cursor | undefined, isAfter: boolean): Bound | undefined => {
    if (!cursor) return undefined
    const values = 'path' in cursor ? placeOf(cursor, query, orders, fields) : valuesOf(cursor, orders.slice(0, orderBy.length), fields)
    return { values, isAfter }
  }
  return { start: bound(startAt, false) ?? bound(startAfter, true), end: bound(endAt, true) ?? bound(endBefore, false) }
}

function valuesOf(cursor: readonly Value[], orders: readonly Order[], fields: Fieldset): readonly Value[] {
  if (cursor.length === 0 || cursor.length > orders.length) throw invalid('a cursor holds values of the explicit orders, from the first on')
  return cursor.map((value, i) => {
    if (orders[i]!.field.isName) fields.checkName(value)
    return copyIn(value, `cursor[${i}]`)
  })
}

/** The values of a document in all orders, for its use as a cursor. */
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
