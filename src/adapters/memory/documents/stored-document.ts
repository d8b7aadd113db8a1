import type { Doc, Fields } from '../../../ports/documents'
import { copyOut } from './copy-values'
import type { FieldLayout } from './field-layouts'

/** A stored document. The document and its fields are never changed in place, so a changed document is another object. */
export interface Stored extends FieldLayout {
  /** Path of its collection. */
  readonly collection: string
  readonly id: string
  /** `collection/id`, built once because every copy needs it. */
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

/** A copy that the caller may change. */
export const docOf = (stored: Stored): Doc => ({ id: stored.id, path: stored.path, data: copyOut(stored) })

/**
 * Copies many documents, after one pass that touches all of them. The processor can load many documents at once during that pass, but waits
 * for each one during the copying, which would take longer than everything else.
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
