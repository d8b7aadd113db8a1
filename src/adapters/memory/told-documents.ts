import type { Doc, DocChange } from '../../ports/documents'
import { docOf, type Stored } from './stored'
import type { ResultChange } from './watched-result'

/**
 * What one watcher is told of a result: copies of her own. A document that has not changed since is told as the same object again, so
 * that a write costs each watcher one copy.
 */
export class ToldDocuments {
  private stored: readonly Stored[] = []
  private docs: readonly Doc[] = []

  /** A result and what changed in it since the one before, as they are told. */
  told(result: readonly Stored[], changes: readonly ResultChange[]): readonly [docs: readonly Doc[], changes: readonly DocChange[]] {
    const told = changes.map(({ kind, stored }): DocChange => ({ kind, doc: docOf(stored) }))
    this.docs = this.merged(result, changes, told)
    this.stored = result
    return [this.docs.slice(), told]
  }

  /** The former result, the added and the modified are each in the order of the new one: all three are gone along together. */
  private merged(result: readonly Stored[], changes: readonly ResultChange[], told: readonly DocChange[]): readonly Doc[] {
    const merged: Doc[] = []
    let former = 0
    let added = firstOf('added', changes)
    let modified = firstOf('modified', changes)
    for (const stored of result) {
      if (stored === changes[added]?.stored) merged.push(told[added++]!.doc)
      else if (stored === changes[modified]?.stored) merged.push(told[modified++]!.doc)
      else {
        while (this.stored[former] !== stored) former++
        merged.push(this.docs[former++]!)
      }
    }
    return merged
  }
}

/** Where the changes of a kind begin; past the last where there are none. */
function firstOf(kind: ResultChange['kind'], changes: readonly ResultChange[]): number {
  const first = changes.findIndex(change => change.kind === kind)
  return first < 0 ? changes.length : first
}
