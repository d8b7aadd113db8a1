import { deleteApp, initializeApp } from 'firebase/app'
import {
  and,
  collection,
  collectionGroup,
  type DocumentSnapshot,
  disableNetwork,
  doc,
  documentId,
  endAt,
  endBefore,
  FieldPath,
  getDocFromCache,
  getDocsFromCache,
  initializeFirestore,
  limit,
  limitToLast,
  memoryLocalCache,
  memoryLruGarbageCollector,
  or,
  orderBy,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  setDoc,
  setLogLevel,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore'
import { type Fields, type Filter, documentId as portDocumentId, type Query } from '../../../src/ports/documents'
import { fieldNames } from '../../../src/ports/field-paths'

/** The Firestore SDK's own query engine: its cache, with the network disabled. */
export async function openSdkCache(appName: string, documents: readonly { readonly path: string; readonly data: Fields }[]) {
  setLogLevel('silent')
  const app = initializeApp({ projectId: 'demo-oracle', apiKey: 'none' }, appName)
  // A smaller cache would evict documents.
  const localCache = memoryLocalCache({ garbageCollector: memoryLruGarbageCollector({ cacheSizeBytes: -1 }) })
  const db = initializeFirestore(app, { localCache })
  await disableNetwork(db)
  const snapshots = new Map<string, DocumentSnapshot>()
  for (const { path, data } of documents) {
    // Without a network this promise never resolves, but the cache has the document at once.
    void setDoc(doc(db, path), data)
    snapshots.set(path, await getDocFromCache(doc(db, path)))
  }

  const bounds = { startAt, startAfter, endAt, endBefore }
  const constraints = (asked: Query): QueryNonFilterConstraint[] => [
    ...(asked.orderBy ?? []).map(([field, direction]) => orderBy(fieldOf(field), direction)),
    ...(['startAt', 'startAfter', 'endAt', 'endBefore'] as const).flatMap(name => {
      const cursor = asked[name]
      if (!cursor) return []
      return 'path' in cursor ? [bounds[name](snapshots.get(cursor.path)!)] : [bounds[name](...cursor)]
    }),
    ...(asked.limit === undefined ? [] : [limit(asked.limit)]),
    ...(asked.limitToLast === undefined ? [] : [limitToLast(asked.limitToLast)]),
  ]

  return {
    /** Paths of the documents found, in order. */
    async find(asked: Query): Promise<readonly string[]> {
      const from = asked.group ? collectionGroup(db, asked.collection) : collection(db, asked.collection)
      const { docs } = await getDocsFromCache(query(from, and(...(asked.where ?? []).map(filterOf)), ...constraints(asked)))
      return docs.map(({ ref }) => ref.path)
    },
    close: () => deleteApp(app),
  }
}

const fieldOf = (field: string) => (field === portDocumentId ? documentId() : new FieldPath(...fieldNames(field)))

function filterOf(filter: Filter): QueryFilterConstraint {
  if ('all' in filter) return and(...filter.all.map(filterOf))
  if ('any' in filter) return or(...filter.any.map(filterOf))
  const [field, op, value] = filter
  return where(fieldOf(field), op, value)
}
