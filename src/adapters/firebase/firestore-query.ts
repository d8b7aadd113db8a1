import {
  type AggregateField,
  and,
  average,
  collection,
  collectionGroup,
  count,
  documentId,
  endAt,
  endBefore,
  type Firestore,
  type Query as FirestoreQuery,
  limit,
  limitToLast,
  or,
  orderBy,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  startAfter,
  startAt,
  sum,
  where,
} from 'firebase/firestore'
import { checkQuery } from '../../ports/check-storable'
import { type Aggregate, type Filter, documentId as portDocumentId, type Query } from '../../ports/documents'
import { cursorOf, totalOrder } from '../../ports/total-order'
import { fieldPath, sent } from './firestore-values'

const cursors = { startAt, startAfter, endAt, endBefore } as const

/** Converts a query of the Documents port to one of the SDK. */
export function firestoreQuery(db: Firestore, asked: Query): FirestoreQuery {
  const from = asked.group ? collectionGroup(db, asked.collection) : collection(db, asked.collection)
  checkQuery(asked)
  const inOrders = totalOrder(asked)
  const bounds: QueryNonFilterConstraint[] = inOrders.map(([field, direction]) => orderBy(fieldOf(field), direction))
  for (const [kind, bound] of Object.entries(cursors)) {
    const cursor = asked[kind as keyof typeof cursors]
    if (cursor) bounds.push(bound(...cursorOf(cursor, inOrders, asked.group === true).map(sent)))
  }
  if (asked.limit !== undefined) bounds.push(limit(asked.limit))
  if (asked.limitToLast !== undefined) bounds.push(limitToLast(asked.limitToLast))
  return query(from, and(...(asked.where ?? []).map(filterOf)), ...bounds)
}

export function aggregateOf(aggregate: Aggregate): AggregateField<number | null> {
  switch (aggregate.kind) {
    case 'count':
      return count()
    case 'sum':
      return sum(fieldOf(aggregate.field))
    case 'average':
      return average(fieldOf(aggregate.field))
  }
}

const fieldOf = (field: string) => (field === portDocumentId ? documentId() : fieldPath(field))

function filterOf(filter: Filter): QueryFilterConstraint {
  if ('all' in filter) return and(...filter.all.map(filterOf))
  if ('any' in filter) return or(...filter.any.map(filterOf))
  const [field, op, value] = filter
  return where(fieldOf(field), op, sent(value))
}
