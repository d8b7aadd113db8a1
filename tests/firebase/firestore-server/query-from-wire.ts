import {
  type Aggregate,
  average,
  type Comparison,
  type Cursor,
  count,
  documentId,
  type Filter,
  type Order,
  type Query,
  sum,
  type Value,
} from '../../../src/ports/documents'
import { PortError } from '../../../src/ports/errors'
import type { WireAggregation, WireCursor, WireFilter, WireQuery, WireValue } from './protocol'
import { pathOf, valueOf } from './wire-values'

const comparisons: Readonly<Record<string, Comparison>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
}

const unary: Readonly<Record<string, readonly [Comparison, Value]>> = {
  IS_NULL: ['==', null],
  IS_NOT_NULL: ['!=', null],
  IS_NAN: ['==', Number.NaN],
  IS_NOT_NAN: ['!=', Number.NaN],
}

/** Translates a query of the protocol into the port's. `parent` is the document whose collections are queried, or the root. */
export function queryOf(parent: string, wire: WireQuery): Query {
  const [from] = wire.from
  if (!from || wire.from.length > 1) throw new PortError('documents', 'unimplemented', 'a query asks one collection')
  const inGroup = from.allDescendants
  const above = pathOf(parent)
  if (inGroup && above) throw new PortError('documents', 'unimplemented', 'a collection group below a document')
  const names = (value: WireValue): Value => nameOrValue(value, inGroup)
  return {
    collection: above ? `${above}/${from.collectionId}` : from.collectionId,
    ...(inGroup && { group: true }),
    ...(wire.where && { where: [filterOf(wire.where, names)] }),
    orderBy: wire.orderBy.map(orderOf),
    ...(wire.startAt && { [wire.startAt.before ? 'startAt' : 'startAfter']: cursorOf(wire.startAt, names) }),
    ...(wire.endAt && { [wire.endAt.before ? 'endBefore' : 'endAt']: cursorOf(wire.endAt, names) }),
    ...(wire.limit && { limit: wire.limit.value }),
  }
}

export function aggregateOf(wire: WireAggregation): Aggregate {
  switch (wire.operator) {
    case 'count':
      return count()
    case 'sum':
      return sum(wire.sum.field.fieldPath)
    case 'avg':
      return average(wire.avg.field.fieldPath)
  }
}

type Names = (value: WireValue) => Value

const orderOf = ({ field, direction }: WireQuery['orderBy'][number]): Order => [field.fieldPath, direction === 'DESCENDING' ? 'desc' : 'asc']

const cursorOf = ({ values }: WireCursor, names: Names): Cursor => values.map(names)

function filterOf(wire: WireFilter, names: Names): Filter {
  if (wire.filterType === 'compositeFilter') {
    const filters = wire.compositeFilter.filters.map(filter => filterOf(filter, names))
    return wire.compositeFilter.op === 'OR' ? { any: filters } : { all: filters }
  }
  if (wire.filterType === 'unaryFilter') return [wire.unaryFilter.field.fieldPath, ...unary[wire.unaryFilter.op]!]
  const { field, op, value } = wire.fieldFilter
  return [field.fieldPath, comparisons[op]!, field.fieldPath === documentId ? names(value) : valueOf(value)]
}

/** A reference value is only allowed for `__name__`; the port uses the document's id, and in a group query its whole path. */
function nameOrValue(value: WireValue, inGroup: boolean): Value {
  if (value.valueType === 'referenceValue') {
    const path = pathOf(value.referenceValue!)
    return inGroup ? path : path.slice(path.lastIndexOf('/') + 1)
  }
  if (value.valueType === 'arrayValue') return value.arrayValue!.values.map(each => nameOrValue(each, inGroup))
  return valueOf(value)
}
