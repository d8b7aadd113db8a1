import { Filter as AdminFilter, type Query as AdminQuery, FieldPath, type Firestore } from 'firebase-admin/firestore'
import { checkQuery } from '../../ports/check-storable'
import { documentId, type Filter, type Query } from '../../ports/documents'
import { cursorOf, totalOrder } from '../../ports/total-order'
import { fieldPath, sent } from './admin-values'

/** Converts a query of the Documents port to one of the Admin SDK. */
export function adminQuery(db: Firestore, asked: Query): AdminQuery {
  let query: AdminQuery = asked.group ? db.collectionGroup(asked.collection) : db.collection(asked.collection)
  for (const filter of asked.where ?? []) query = query.where(adminFilter(filter))
  checkQuery(asked)
  const inOrders = totalOrder(asked)
  for (const [field, direction] of inOrders) query = query.orderBy(fieldOf(field), direction)
  for (const kind of ['startAt', 'startAfter', 'endAt', 'endBefore'] as const) {
    const cursor = asked[kind]
    if (cursor) query = query[kind](...cursorOf(cursor, inOrders, asked.group === true).map(sent))
  }
  if (asked.limit !== undefined) query = query.limit(asked.limit)
  if (asked.limitToLast !== undefined) query = query.limitToLast(asked.limitToLast)
  return query
}

const fieldOf = (field: string) => (field === documentId ? FieldPath.documentId() : fieldPath(field))

function adminFilter(filter: Filter): AdminFilter {
  if ('all' in filter) return AdminFilter.and(...filter.all.map(adminFilter))
  if ('any' in filter) return AdminFilter.or(...filter.any.map(adminFilter))
  const [field, op, value] = filter
  return AdminFilter.where(fieldOf(field), op, sent(value))
}
