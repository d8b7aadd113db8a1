import type { FileStore, StoredFile } from '../files/file-store'
import type { StoredAt } from './document-store'
import type { Changed } from './stored-document'

/** All documents and files of local mode. */
export interface Content {
  readonly documents: readonly StoredAt[]
  readonly files: readonly StoredFile[]
}

/** Persists the commits of a document store, and the files. */
export interface DurableStore {
  readonly files: FileStore
  /**
   * Runs `decide` on the newest state while no other commit runs, and stores the changes that it returns, all or none. Resolves when they
   * are persisted and in the document store. If `decide` throws, nothing is stored and the error is thrown. `first` runs before `decide` on
   * the newest state; if it is fast enough, it runs inside the same transaction, so that a transaction that lost against other writers can
   * complete.
   */
  commit(decide: () => readonly Changed[], first?: () => Promise<void>): Promise<void>
  /** Replaces all content in one step, unless `unless` returns true for the newest state. */
  replace(content: Content, unless?: () => boolean): Promise<void>
}
