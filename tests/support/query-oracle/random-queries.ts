import { checkNames } from '../../../src/ports/check-storable'
import {
  type Comparison,
  type Cursor,
  type Doc,
  documentId,
  type Filter,
  type Order,
  type Query,
  type Value,
  type Where,
} from '../../../src/ports/documents'
import { fieldPath } from '../../../src/ports/field-paths'
import type { Choices } from './choices'
import { mixed, scalars } from './random-documents'

const fields = ['n', 'm', 'x', 's', 'deep.n', 'deep.x', fieldPath('odd.name'), documentId]
/** Whether the hosted database accepts this combination. */
function areTaken(filters: readonly Filter[]): boolean {
  const text = JSON.stringify(filters)
  const using = (op: Comparison) => text.split(`"${op}"`).length - 1
  const areChosen = text.includes('"any"') || using('in') + using('array-contains-any') > 0
  return (
    alternatives({ all: filters }) <= 30 &&
    using('array-contains') + using('array-contains-any') < 2 &&
    using('!=') + using('not-in') < 2 &&
    !(using('not-in') > 0 && areChosen)
  )
}

function alternatives(filter: Filter): number {
  if ('all' in filter) return filter.all.reduce((product, one) => product * alternatives(one), 1)
  if ('any' in filter) return filter.any.reduce((total, one) => total + alternatives(one), 0)
  const [, op, value] = filter
  return op === 'in' || op === 'array-contains-any' ? (value as readonly Value[]).length : 1
}

const ranges: readonly Comparison[] = ['<', '<=', '>', '>=']

/**
 * Random queries with everything that both sides accept. Where the SDK's cache and the hosted database differ, the suite of the port has
 * the cases instead:
 * - NaN in ranges of numbers, null and NaN among alternatives: the cache finds them, the database does not;
 * - two conditions on lists in one branch, `not-in` beside alternatives, an inequality beside an equality on the name or behind an order
 *   by name: the cache takes them, the database refuses.
 */
export class RandomQueries {
  constructor(
    private readonly chosen: Choices,
    private readonly docs: readonly Doc[],
  ) {}

  next(): Query {
    for (;;) {
      const query = this.query()
      try {
        checkNames(query)
        return query
      } catch {
        // Invalid: the loop chooses another query.
      }
    }
  }

  private query(): Query {
    const { chosen } = this
    const isGroup = chosen.once(5)
    const where = this.filters(isGroup)
    const orderBy = this.orders()
    const most = 1 + chosen.below(15)
    const limits = [{}, { limit: most }, ...(orderBy.length > 0 ? [{ limitToLast: most }] : [])]
    return {
      collection: 'c',
      ...(isGroup && { group: true as const }),
      ...(where.length > 0 && { where }),
      ...(orderBy.length > 0 && { orderBy }),
      ...chosen.one(limits),
      ...this.bounds(orderBy, isGroup),
    }
  }

  private filters(isGroup: boolean): readonly Filter[] {
    for (;;) {
      const filters = Array.from({ length: this.chosen.below(4) }, () => this.filter(2, isGroup))
      if (areTaken(filters)) return filters
    }
  }

  private filter(depth: number, isGroup: boolean): Filter {
    const { chosen } = this
    if (depth === 0 || !chosen.once(3)) return this.condition(isGroup)
    if (chosen.once(2)) return { all: [this.filter(depth - 1, isGroup), this.filter(depth - 1, isGroup)] }
    return { any: [this.filter(depth - 1, isGroup), this.filter(depth - 1, isGroup)] }
  }

  private condition(isGroup: boolean): Where {
    const { chosen } = this
    if (chosen.once(5)) {
      const item = () => chosen.one<Value>([0, 1, 2, 3, 'ink', 'clay', 9])
      return chosen.once(2) ? ['t', 'array-contains', item()] : ['t', 'array-contains-any', [item(), item()]]
    }
    const field = chosen.one(fields)
    const op = chosen.one<Comparison>(['==', '==', '!=', '<', '<=', '>', '>=', 'in', 'not-in'])
    const value = () => this.valueFor(field, isGroup, ranges.includes(op))
    if (op !== 'in' && op !== 'not-in') return [field, op, value()]
    const list = [value(), value(), value()].filter(one => one !== null && !Number.isNaN(one))
    return list.length > 0 ? [field, op, list] : [field, '==', null]
  }

  private valueFor(field: string, isGroup: boolean, isRange: boolean): Value {
    const { chosen } = this
    if (field === documentId) return isGroup ? chosen.one(this.docs).path : chosen.one(this.docs).id
    if (field === 'n') return chosen.below(12)
    if (field === 'deep.n' || field.startsWith('`')) return chosen.below(4)
    if (field === 's') return `s${chosen.below(9)}`
    if (field === 'm') return chosen.one<Value>(isRange ? mixed.filter(value => typeof value !== 'number') : [...scalars, Number.NaN])
    return chosen.one(mixed)
  }

  private orders(): readonly Order[] {
    const { chosen } = this
    const orders: Order[] = []
    for (let i = chosen.below(4); i > 0; i--) {
      const field = chosen.one(fields)
      if (orders.every(([other]) => other !== field)) orders.push([field, chosen.one(['asc', 'desc'] as const)])
    }
    return orders
  }

  private bounds(orders: readonly Order[], isGroup: boolean): Partial<Query> {
    const { chosen } = this
    const start = chosen.one(['startAt', 'startAfter'] as const)
    const end = chosen.one(['endAt', 'endBefore'] as const)
    return { ...(chosen.once(4) && this.cursor(start, orders, isGroup)), ...(chosen.once(5) && this.cursor(end, orders, isGroup)) }
  }

  private cursor(name: 'startAt' | 'startAfter' | 'endAt' | 'endBefore', orders: readonly Order[], isGroup: boolean): Partial<Query> {
    const { chosen } = this
    if (orders.length === 0 || chosen.once(3))
      return { [name]: chosen.one(isGroup ? this.docs : this.docs.filter(({ path }) => path.startsWith('c/'))) }
    const values: Cursor = orders.slice(0, 1 + chosen.below(orders.length)).map(([field]) => this.valueFor(field, isGroup, false))
    return { [name]: values }
  }
}
