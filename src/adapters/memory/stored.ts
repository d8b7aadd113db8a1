import type { Doc, Fields } from '../../ports/documents'
import { copyOut } from './copying'
import type { LaidOut } from './layouts'

/** A stored document. Neither it nor its fields are ever changed in place, so identity tells whether it changed. */
export interface Stored extends LaidOut {
  /** Path of its collection. */
  readonly collection: string
  readonly id: string
  /** `collection/id`, put together once: every copy that goes out names it. */
  readonly path: string
}

/** One document of a commit, before and after. */
export interface Changed {
  readonly collection: string
  readonly id: string
  readonly before: Fields | undefined
  readonly after: Fields | undefined
}

export const pathOf = ({ collection, id }: { readonly collection: string; readonly id: string }): string => `${collection}/${id}`

/** A copy for a caller, who may do with it what she likes. */
export const docOf = (stored: Stored): Doc => ({ id: stored.id, path: stored.path, data: copyOut(stored) })

/**
 * Copies of many, after a look at all of them. For what lies apart in memory the processor waits; during the look it waits for many documents
 * at once, during the copying for one after the other, which takes longer than all the rest.
 */
export function docsOf(all: readonly Stored[]): readonly Doc[] {
  lookAt(all)
  return all.map(docOf)
}

/** Reads a little of each document, and of the first list in it. */
function lookAt(all: readonly Stored[]): number {
  let filled = 0
  for (const { data, objects } of all) {
    const first = objects.length > 0 ? data[objects[0]!] : undefined
    if (Array.isArray(first) && first[0] !== undefined) filled++
  }
  return filled
}
