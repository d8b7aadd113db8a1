import type { StoredAt } from './document-store'
import type { FileShelf, StoredFile } from './file-shelf'
import type { Changed } from './stored'

/** Everything that local mode holds. */
export interface Content {
  readonly documents: readonly StoredAt[]
  readonly files: readonly StoredFile[]
}

/** Keeps what a document store commits, and the files. */
export interface DurableStore {
  readonly files: FileShelf
  /**
   * Runs `decide` on the newest state, while nobody else commits, and keeps the changes it returns, all or none. When it
   * resolves they are kept and the document store holds them; what `decide` throws is thrown and nothing is kept.
   * `first` runs before `decide`, on the newest state and, where it is quick enough, also while nobody else commits: a reader
   * who lost against a busy writer gets her turn.
   */
  commit(decide: () => readonly Changed[], first?: () => Promise<void>): Promise<void>
  /** Puts this content in the place of everything, in one step; not at all where `unless` finds the newest state good. */
  replace(content: Content, unless?: () => boolean): Promise<void>
}
