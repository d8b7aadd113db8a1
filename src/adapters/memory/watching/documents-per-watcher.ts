import type { Doc, DocChange } from '../../../ports/documents'
import { docOf, type Stored } from '../documents/stored-document'
import type { ResultChange } from './watched-result'

/**
 * The results as one watcher receives them: copies that are its own. An unchanged document is passed as the same object as before, so that
 * a write costs each watcher one copy.
 */
export class NotifiedDocuments {
  private stored: readonly Stored[] = []
  private docs: readonly Doc[] = []

  /** Copies of a result and of its changes since the previous one. */
  notified(result: readonly Stored[], changes: readonly ResultChange[]): readonly [docs: readonly Doc[], changes: readonly DocChange[]] {
    const notified = changes.map(({ kind, stored }): DocChange => ({ kind, doc: docOf(stored) }))
    this.docs = this.merged(result, changes, notified)
    this.stored = result
    return [this.docs.slice(), notified]
  }

  /** The previous result, the added and the modified documents are all in the order of the new result, so one pass merges them. */
  private merged(result: readonly Stored[], changes: readonly ResultChange[], notified: readonly DocChange[]): readonly Doc[] {
    const merged: Doc[] = []
    let former = 0
    let added = firstOf('added', changes)
    let modified = firstOf('modified', changes)
    for (const stored of result) {
      if (stored === changes[added]?.stored) merged.push(notified[added++]!.doc)
      else if (stored === changes[modified]?.stored) merged.push(notified[modified++]!.doc)
      else {
        while (this.stored[former] !== stored) former++
        merged.push(this.docs[former++]!)
      }
    }
    return merged
  }
}

/** The index of the first change of a kind; the number of changes if there is none. */
function firstOf(kind: ResultChange['kind'], changes: readonly ResultChange[]): number {
  const first = changes.findIndex(change => change.kind === kind)
  return first < 0 ? changes.length : first
}
