import type { Doc, Fields } from '../../ports/documents'
import { copyOut } from './copying'

/** A stored document. Neither it nor its fields are ever changed in place, so identity tells whether it changed. */
export interface Stored {
  /** Path of its collection. */
  readonly collection: string
  readonly id: string
  /** `collection/id`, put together once: every copy that goes out names it. */
  readonly path: string
  readonly data: Fields
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
export const docOf = (stored: Stored): Doc => ({ id: stored.id, path: stored.path, data: copyOut(stored.data) })
