import file from '../../../firestore.indexes.json'
import type { Filter, Where } from '../../ports/documents'
import type { Collection } from '../shared/records/collection'
import type { RowQuery } from './row-source'

/** Each declared index as one line, with its fields in their order. */
const declared: ReadonlySet<string> = new Set(
  file.indexes
    .filter(({ queryScope }) => queryScope === 'COLLECTION')
    .map(({ collectionGroup, fields }) =>
      written(
        collectionGroup,
        fields.map(field => [field.fieldPath, 'order' in field ? field.order : 'CONTAINS']),
      ),
    ),
)

function written(group: string, fields: readonly (readonly [field: string, how: string | undefined])[]): string {
  return [group, ...fields.map(([field, how]) => `${field} ${how}`)].join('\n')
}

/**
 * Whether the hosted database answers the query without a new index. Each field has its own index in both directions. The database joins
 * those of fields compared by `==` or `array-contains`, in the order of ids. With an order by another field, it needs an index declared
 * in `firestore.indexes.json`. A range orders by its own field, so a query has at most one.
 */
export function isQueryIndexed({ path }: Pick<Collection, 'path'>, { where = [], orderBy = [] }: RowQuery): boolean {
  const conditions = where.filter(isPlain)
  if (conditions.length < where.length || orderBy.length > 1) return false
  const asked = (...ops: readonly Where[1][]) => [...new Set(conditions.filter(([, op]) => ops.includes(op)).map(([field]) => field))]
  const equal = asked('==', 'in').sort()
  const held = asked('array-contains')
  const ranges = asked('<', '<=', '>', '>=')
  if (equal.length + held.length + ranges.length < new Set(conditions.map(([field]) => field)).size || held.length > 1) return false
  const [order, direction] = orderBy[0] ?? [ranges[0], 'asc']
  if (ranges.some(field => field !== order)) return false
  if (order === undefined || (equal.length === 0 && held.length === 0)) return true
  return declared.has(
    written(path.slice(path.lastIndexOf('/') + 1), [
      ...held.map(field => [field, 'CONTAINS'] as const),
      ...equal.map(field => [field, 'ASCENDING'] as const),
      [order, direction === 'desc' ? 'DESCENDING' : 'ASCENDING'],
    ]),
  )
}

const isPlain = (filter: Filter): filter is Where => !('all' in filter || 'any' in filter)
