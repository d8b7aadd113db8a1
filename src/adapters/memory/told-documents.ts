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
    // Where there was nothing all of it is added, in its order.
    this.docs = this.stored.length === 0 ? told.map(({ doc }) => doc) : this.merged(result, changes, told)
    this.stored = result
    return [this.docs.slice(), told]
  }

  /** Both results are in one order: what stayed is found by going along. */
  private merged(result: readonly Stored[], changes: readonly ResultChange[], told: readonly DocChange[]): readonly Doc[] {
    const fresh = new Map(changes.map(({ stored }, i) => [stored, told[i]!.doc]))
    let place = 0
    return result.map(stored => {
      const doc = this.stored[place] === stored ? undefined : fresh.get(stored)
      if (doc) return doc
      while (this.stored[place] !== stored) place++
      return this.docs[place++]!
    })
  }
}
