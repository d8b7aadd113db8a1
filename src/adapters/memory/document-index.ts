import type { Value } from '../../ports/documents'
import { compareAt, documentOrder, type Order } from './ordering'
import { SortedDocuments } from './sorted-documents'
import type { Stored } from './stored'
import { valueKey } from './values'

/** What an index is made of: documents that hold all ordered fields, in their order; one order for every value of a list. */
export interface IndexShape {
  /** One is by name, so that no two documents are equal. */
  readonly orders: readonly Order[]
  readonly list?: Order['field']
}

const noList = null

/** An index over the documents of a collection or group. */
export class DocumentIndex {
  private readonly compare: (a: Stored, b: Stored) => number
  private readonly parts = new Map<ReturnType<typeof valueKey>, SortedDocuments>()

  constructor(
    private readonly shape: IndexShape,
    documents: Iterable<Stored>,
  ) {
    this.compare = documentOrder(shape.orders)
    const parts = new Map<ReturnType<typeof valueKey>, Stored[]>()
    for (const stored of documents)
      if (this.isComplete(stored))
        for (const key of this.keysOf(stored)) {
          const part = parts.get(key)
          if (part) part.push(stored)
          else parts.set(key, [stored])
        }
    for (const [key, part] of parts) this.parts.set(key, new SortedDocuments(this.compare, sorted(part, shape.orders)))
  }

  /** The documents whose list holds the value; without a list all of them. */
  part(value: Value = noList): SortedDocuments | undefined {
    return this.parts.get(this.shape.list ? valueKey(value) : noList)
  }

  change(before: Stored | undefined, after: Stored | undefined): void {
    const removed = before && this.isComplete(before) ? this.keysOf(before) : none
    const added = after && this.isComplete(after) ? this.keysOf(after) : none
    const isInPlace = before !== undefined && after !== undefined && removed.size > 0 && added.size > 0 && this.compare(before, after) === 0
    for (const key of removed) if (!isInPlace || !added.has(key)) this.remove(key, before!)
    for (const key of added) {
      if (isInPlace && removed.has(key)) this.parts.get(key)!.replace(after)
      else this.add(key, after!)
    }
  }

  private add(key: ReturnType<typeof valueKey>, stored: Stored): void {
    const part = this.parts.get(key)
    if (part) part.add(stored)
    else this.parts.set(key, new SortedDocuments(this.compare, [stored]))
  }

  private remove(key: ReturnType<typeof valueKey>, stored: Stored): void {
    const part = this.parts.get(key)!
    part.remove(stored)
    if (part.isEmpty) this.parts.delete(key)
  }

  private isComplete(stored: Stored): boolean {
    for (const { field } of this.shape.orders) if (field.read(stored) === undefined) return false
    return true
  }

  private keysOf(stored: Stored): ReadonlySet<ReturnType<typeof valueKey>> {
    if (!this.shape.list) return whole
    const list = this.shape.list.read(stored)
    return Array.isArray(list) ? new Set((list as readonly Value[]).map(valueKey)) : none
  }
}

const whole: ReadonlySet<null> = new Set([noList])
const none: ReadonlySet<never> = new Set()

/** Sorts with each document's values read once. */
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
