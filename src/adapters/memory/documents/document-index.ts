import type { Value } from '../../../ports/documents'
import { spelled, valueKey } from '../queries/compare-values'
import { compareAt, documentOrder, type Field, type Order } from '../queries/queried-fields'
import { SortedDocuments } from './sorted-documents'
import type { Stored } from './stored-document'

/**
 * The definition of an index: it contains the documents that hold all its fields, partitioned by the values of some fields, and sorted
 * within each partition.
 */
export interface IndexShape {
  /** A list field; a document is in the partition of each of its entries. */
  readonly list?: Field
  /** Fields whose values partition the documents. */
  readonly equal: readonly Field[]
  /** One is by name, so that no two documents compare as equal. */
  readonly orders: readonly Order[]
}

type Key = ReturnType<typeof valueKey>

/** An index over the documents of a collection or collection group. */
export class DocumentIndex {
  private readonly compare: (a: Stored, b: Stored) => number
  private readonly parts = new Map<Key, SortedDocuments>()

  constructor(
    private readonly shape: IndexShape,
    documents: Iterable<Stored>,
  ) {
    this.compare = documentOrder(shape.orders)
    const parts = new Map<Key, Stored[]>()
    for (const stored of documents)
      for (const key of this.keysOf(stored)) {
        const part = parts.get(key)
        if (part) part.push(stored)
        else parts.set(key, [stored])
      }
    for (const [key, part] of parts) this.parts.set(key, new SortedDocuments(this.compare, sorted(part, shape.orders)))
  }

  /** The documents that hold these values: the entry of the list, then one value for each of the `equal` fields. */
  part(values: readonly Value[]): SortedDocuments | undefined {
    return this.parts.get(keyOf(values))
  }

  change(before: Stored | undefined, after: Stored | undefined): void {
    const removed = before ? this.keysOf(before) : none
    const added = after ? this.keysOf(after) : none
    const isInPlace = before !== undefined && after !== undefined && removed.size > 0 && added.size > 0 && this.compare(before, after) === 0
    for (const key of removed) if (!isInPlace || !added.has(key)) this.remove(key, before!)
    for (const key of added) {
      if (isInPlace && removed.has(key)) this.parts.get(key)!.replace(after)
      else this.add(key, after!)
    }
  }

  private add(key: Key, stored: Stored): void {
    const part = this.parts.get(key)
    if (part) part.add(stored)
    else this.parts.set(key, new SortedDocuments(this.compare, [stored]))
  }

  private remove(key: Key, stored: Stored): void {
    const part = this.parts.get(key)!
    part.remove(stored)
    if (part.isEmpty) this.parts.delete(key)
  }

  /** The partitions that a document belongs to; none if it lacks a field. */
  private keysOf(stored: Stored): ReadonlySet<Key> {
    const { list, equal, orders } = this.shape
    for (const { field } of orders) if (field.read(stored) === undefined) return none
    const values: Value[] = []
    for (const field of equal) {
      const value = field.read(stored)
      if (value === undefined) return none
      values.push(value)
    }
    if (!list) return values.length === 0 ? whole : new Set([keyOf(values)])
    const entries = list.read(stored)
    return Array.isArray(entries) ? new Set((entries as readonly Value[]).map(entry => keyOf([entry, ...values]))) : none
  }
}

/** Equal keys for equal values only. */
function keyOf(values: readonly Value[]): Key {
  if (values.length === 0) return null
  return values.length === 1 ? valueKey(values[0]!) : values.map(spelled).join('\n')
}

const whole: ReadonlySet<Key> = new Set([keyOf([])])
const none: ReadonlySet<never> = new Set()

/** Sorts documents and reads the ordered values of each only once. */
function sorted(documents: readonly Stored[], orders: readonly Order[]): readonly Stored[] {
  const keyed = documents.map(stored => ({ stored, values: orders.map(({ field }) => field.read(stored)!) }))
  keyed.sort((a, b) => {
    for (let i = 0; i < orders.length; i++) {
      const { field, sign } = orders[i]!
      const order = compareAt(field, a.values[i]!, b.values[i]!)
      if (order !== 0) return order * sign
    }
    return 0
  })
  return keyed.map(({ stored }) => stored)
}
