import type { Filter, Query } from '../../../ports/documents'
import { normalizedQuery } from './normalized-query'

/** One field of an index, as `firestore.indexes.json` writes it. */
export type IndexedField =
  | { readonly fieldPath: string; readonly order: 'ASCENDING' | 'DESCENDING' }
  | { readonly fieldPath: string; readonly arrayConfig: 'CONTAINS' }

/** An index over each collection of one name, or over the group of all of them. */
export interface Index {
  readonly collectionGroup: string
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP'
  readonly fields: readonly IndexedField[]
}

const ascending = (fieldPath: string): IndexedField => ({ fieldPath, order: 'ASCENDING' })

/**
 * The indexes that must be declared before the hosted database answers a query: one for each alternative that mixes conditions with an
 * order. The database itself maintains an index of each single field in both directions, and merges them if all conditions are equalities
 * or `array-contains`; for collection groups it maintains none. Longer declared indexes are not taken into account, because merging them is
 * not guaranteed. `counted` are the fields of sums and averages, which every counted document must hold.
 */
export function neededIndexes(query: Query, counted: readonly string[] = []): readonly Index[] {
  const shape = shapeOf(query, counted)
  const known = knownShapes.get(shape)
  if (known) return known
  const indexes = indexesOf(query, counted)
  knownShapes.set(shape, indexes)
  return indexes
}

/** Values make no difference, so what an application asks has few shapes, and it asks each of them again and again. */
const knownShapes = new Map<string, readonly Index[]>()

const shapeOf = ({ collection, group, where = [], orderBy = [], limitToLast }: Query, counted: readonly string[]): string =>
  JSON.stringify([collection.slice(collection.lastIndexOf('/') + 1), group, where.map(shapeOfFilter), orderBy, limitToLast !== undefined, counted])

const shapeOfFilter = (filter: Filter): unknown =>
  'all' in filter ? ['all', filter.all.map(shapeOfFilter)] : 'any' in filter ? ['any', filter.any.map(shapeOfFilter)] : filter.slice(0, 2)

function indexesOf(query: Query, counted: readonly string[]): readonly Index[] {
  const { collection, isGroup, branches, orders, fromEnd } = normalizedQuery(query, counted)
  const scope = {
    collectionGroup: collection.slice(collection.lastIndexOf('/') + 1),
    queryScope: isGroup ? 'COLLECTION_GROUP' : 'COLLECTION',
  } as const
  const needed = branches.flatMap(branch => {
    const equal = new Set(branch.filter(({ op, field }) => op === '==' && !field.isName).map(({ field }) => field.key))
    const contained = branch.filter(({ op }) => op === 'array-contains').map(({ field }) => field.key)
    // A field with an equality does not order the result. A query with `limitToLast` runs in the reversed order.
    const sorted = orders
      .filter(({ field }) => !equal.has(field.key))
      .map(({ field, sign }) => ({ ...field, isDescending: fromEnd ? sign === 1 : sign === -1 }))
    const last = sorted.at(-1)
    const previous = sorted.at(-2)
    // Every index ends with the name in the direction of its last field, so the name is declared only for another direction.
    const isNameImplied = last?.isName === true && last.isDescending === (previous?.isDescending ?? false)
    const range = (isNameImplied ? sorted.slice(0, -1) : sorted).map(
      ({ key, isName, isDescending }): IndexedField => ({ fieldPath: isName ? '__name__' : key, order: isDescending ? 'DESCENDING' : 'ASCENDING' }),
    )
    const rest = counted.filter(name => !equal.has(name) && !sorted.some(({ key }) => key === name))
    const points = [...contained.map((fieldPath): IndexedField => ({ fieldPath, arrayConfig: 'CONTAINS' })), ...[...equal].sort().map(ascending)]
    const after = [...range, ...rest.map(ascending)]
    if (after.length === 0 || (points.length === 0 && after.length === 1)) {
      const single = [...points, ...after].map(field => ({ ...scope, fields: [field] }))
      return isGroup ? single : single.filter(({ fields: [field] }) => field?.fieldPath === '__name__')
    }
    return [{ ...scope, fields: [...points, ...after] }]
  })
  return [...new Map(needed.map(index => [indexKey(index), index])).values()]
}

/** The index in one line: `registrations: editionId ↑, createdAt ↓`. */
export const indexKey = ({ collectionGroup, queryScope, fields }: Index) =>
  `${collectionGroup}${queryScope === 'COLLECTION_GROUP' ? ' (group)' : ''}: ${fields
    .map(field => `${field.fieldPath} ${'arrayConfig' in field ? '∋' : field.order === 'ASCENDING' ? '↑' : '↓'}`)
    .join(', ')}`
