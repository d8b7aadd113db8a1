import type { Fields, Query, Value } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { copyIn } from './copying'
import { fieldSteps, matcher, ordersResult } from './matching'
import { checkCollectionPath } from './paths'
import { compareText, compareValues, valueAt } from './values'

/** A stored document. Neither it nor its fields are ever changed in place, so identity tells whether it changed. */
export interface Stored {
  readonly id: string
  readonly data: Fields
}

/** A query, checked once and ready to run against many collections' states. */
export interface Selection {
  readonly collection: string
  /** Whether a document belongs to the result, its limit and cursor aside. */
  holds(data: Fields): boolean
  run(documents: Iterable<Stored>): readonly Stored[]
}

interface Order {
  readonly steps: readonly string[]
  /** 1 ascending, -1 descending. */
  readonly sign: 1 | -1
}

/** Throws `invalid-argument` for a query that the hosted database would refuse. */
export function selection(query: Query): Selection {
  checkCollectionPath(query.collection)
  const { limit } = query
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) throw invalid('a limit is a whole number above 0')
  const matches = matcher(query.where ?? [])
  const orders = ordersOf(query)
  const idSign = orders.at(-1)?.sign ?? 1
  const isOrdered = (data: Fields) => orders.every(({ steps }) => valueAt(data, steps) !== undefined)
  const holds = (data: Fields) => matches(data) && isOrdered(data)
  const compare = (a: Keyed, b: Keyed) => {
    for (const [i, { sign }] of orders.entries()) {
      const order = compareValues(a.keys[i]!, b.keys[i]!)
      if (order !== 0) return order * sign
    }
    return compareText(a.stored.id, b.stored.id) * idSign
  }
  const isAfter = query.startAfter && afterCursor(query.startAfter, orders, idSign)
  return {
    collection: query.collection,
    holds,
    run(documents) {
      const found: Keyed[] = []
      for (const stored of documents) {
        if (!holds(stored.data)) continue
        const keyed = { stored, keys: orders.map(({ steps }) => valueAt(stored.data, steps)!) }
        if (!isAfter || isAfter(keyed)) found.push(keyed)
      }
      found.sort(compare)
      return (limit === undefined ? found : found.slice(0, limit)).map(({ stored }) => stored)
    },
  }
}

/** A document beside the values it is ordered by, read once. */
interface Keyed {
  readonly stored: Stored
  readonly keys: readonly Value[]
}

/** The explicit order, then every field with an inequality by name, in the direction of the last explicit order. */
function ordersOf(query: Query): readonly Order[] {
  const explicit = query.orderBy ?? []
  const last = explicit.at(-1)?.[1] ?? 'asc'
  const named = new Set(explicit.map(([field]) => field))
  if (named.size < explicit.length) throw invalid('a field orders the result once')
  const implied = new Set((query.where ?? []).filter(([field, op]) => ordersResult(op) && !named.has(field)).map(([field]) => field))
  const all = [...explicit, ...[...implied].sort(compareText).map(field => [field, last] as const)]
  return all.map(([field, direction]) => ({ steps: fieldSteps(field), sign: direction === 'desc' ? -1 : 1 }))
}

function afterCursor(cursor: readonly Value[], orders: readonly Order[], idSign: 1 | -1): (keyed: Keyed) => boolean {
  if (cursor.length === 0 || cursor.length > orders.length + 1) throw invalid('a cursor names the ordered fields, then the id')
  const values = cursor.map((value, i) => copyIn(value, `startAfter[${i}]`))
  const id = values[orders.length]
  if (id !== undefined && typeof id !== 'string') throw invalid('the last value of a whole cursor is an id')
  return ({ keys, stored }) => {
    for (const [i, value] of values.slice(0, orders.length).entries()) {
      const order = compareValues(keys[i]!, value) * orders[i]!.sign
      if (order !== 0) return order > 0
    }
    return id !== undefined && compareText(stored.id, id) * idSign > 0
  }
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
