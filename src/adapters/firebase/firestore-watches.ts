import { type DocumentReference, type FirestoreError, type Query as FirestoreQuery, onSnapshot, type SnapshotMetadata } from 'firebase/firestore'
import type { Doc, DocChange } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { docOf, found } from './firestore-values'

/** Makes the SDK also report that the service has answered, even if the documents did not change. */
const alsoSettled = { includeMetadataChanges: true }

/** Results that the SDK finds in its cache before the service has answered are ignored: without a network they would be empty. */
const isAnswered = (notified: unknown, { fromCache }: SnapshotMetadata) => notified !== undefined || !fromCache

const rank = { removed: 0, added: 1, modified: 2 } as const

export function watchQuery(
  query: FirestoreQuery,
  next: (docs: readonly Doc[], changes: readonly DocChange[]) => void,
  fail: (error: FirestoreError) => void,
): () => void {
  let notified: ReadonlyMap<string, Doc> | undefined
  // Paths of the documents changed since the last notification; snapshots that are skipped add theirs too.
  const touched = new Set<string>()
  return onSnapshot(
    query,
    alsoSettled,
    snapshot => {
      for (const { doc } of snapshot.docChanges()) touched.add(doc.ref.path)
      if (!isAnswered(notified, snapshot.metadata)) return
      const result = new Map(
        snapshot.docs.map(doc => [doc.ref.path, notified && !touched.has(doc.ref.path) ? notified.get(doc.ref.path)! : docOf(doc)]),
      )
      const changes = changesBetween(notified, result, notified ? touched : result.keys())
      const isFirst = notified === undefined
      notified = result
      touched.clear()
      if (isFirst || changes.length > 0) next([...result.values()], changes)
    },
    fail,
  )
}

export function watchDocument(reference: DocumentReference, next: (doc: Doc | undefined) => void, fail: (error: FirestoreError) => void): () => void {
  let notified: { readonly doc: Doc | undefined } | undefined
  return onSnapshot(
    reference,
    alsoSettled,
    snapshot => {
      if (!isAnswered(notified, snapshot.metadata)) return
      const doc = found(snapshot)
      if (notified && sameValue(notified.doc?.data, doc?.data)) return
      notified = { doc }
      next(doc)
    },
    fail,
  )
}

function changesBetween(
  before: ReadonlyMap<string, Doc> | undefined,
  after: ReadonlyMap<string, Doc>,
  touched: Iterable<string>,
): readonly DocChange[] {
  const changes: DocChange[] = []
  for (const path of touched) {
    const [was, is] = [before?.get(path), after.get(path)]
    if (was && !is) changes.push({ kind: 'removed', doc: was })
    else if (!was && is) changes.push({ kind: 'added', doc: is })
    else if (was && is && !sameValue(was.data, is.data)) changes.push({ kind: 'modified', doc: is })
  }
  return changes.sort((a, b) => rank[a.kind] - rank[b.kind])
}
