import type { DocChange } from '../../../ports/documents'

/** Joins two successive lists of changes to one watched result: the removed, then the added, then the modified. */
export function mergedChanges(earlier: readonly DocChange[], later: readonly DocChange[]): readonly DocChange[] {
  if (earlier.length === 0) return later
  const joined = new Map(earlier.map(change => [change.doc.path, change]))
  for (const change of later) {
    const { path } = change.doc
    const before = joined.get(path)
    if (!before) joined.set(path, change)
    else if (before.kind === 'added' && change.kind === 'removed') joined.delete(path)
    else if (before.kind === 'added') joined.set(path, { kind: 'added', doc: change.doc })
    else if (before.kind === 'removed') joined.set(path, { kind: 'modified', doc: change.doc })
    else joined.set(path, change)
  }
  const all = [...joined.values()]
  return (['removed', 'added', 'modified'] as const).flatMap(kind => all.filter(change => change.kind === kind))
}
