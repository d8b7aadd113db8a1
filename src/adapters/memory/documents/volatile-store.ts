import { MemoryFileStore } from '../files/file-store'
import type { DocumentStore } from './document-store'
import type { Content, DurableStore } from './durable-store'
import type { Changed } from './stored-document'

/** Persists nothing: the content is in the document store's memory only. */
export class VolatileStore implements DurableStore {
  readonly files = new MemoryFileStore()

  constructor(private readonly store: DocumentStore) {}

  async commit(decide: () => readonly Changed[], first?: () => Promise<void>): Promise<void> {
    await first?.()
    this.store.apply(decide())
  }

  async replace(content: Content, unless?: () => boolean): Promise<void> {
    if (unless?.()) return
    this.files.replaceAll(content.files)
    this.store.replaceAll(content.documents)
  }
}
