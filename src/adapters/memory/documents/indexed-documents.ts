import { DocumentIndex, type IndexShape } from './document-index'
import type { Stored } from './stored-document'

/** Maximum number of indexes; the least recently used is dropped. */
const maxIndexes = 48

/** The documents of one collection, or of all collections of a group, with the indexes that queries have requested. */
export class IndexedDocuments {
  /** In order of use; the most recently used comes last. */
  private readonly indexes = new Map<string, DocumentIndex>()

  constructor(
    /** Every document, to build an index. */
    private readonly all: () => Iterable<Stored>,
    /** The document with this name: its id, in a group its path. */
    readonly named: (name: string) => Stored | undefined,
  ) {}

  /** The index of this shape; built at its first use. */
  index(shape: IndexShape): DocumentIndex {
    const key = keyOf(shape)
    const known = this.indexes.get(key)
    if (known) this.indexes.delete(key)
    else if (this.indexes.size === maxIndexes) this.indexes.delete(this.indexes.keys().next().value!)
    const index = known ?? new DocumentIndex(shape, this.all())
    this.indexes.set(key, index)
    return index
  }

  change(before: Stored | undefined, after: Stored | undefined): void {
    for (const index of this.indexes.values()) index.change(before, after)
  }
}

function keyOf({ list, equal, orders }: IndexShape): string {
  let key = list ? list.key : ''
  for (const field of equal) key += `\n=${field.key}`
  for (const { field, sign } of orders) key += `${sign < 0 ? '\n-' : '\n+'}${field.key}`
  return key
}
