import type { DocumentStore } from './document-store'
import type { Content, DurableStore } from './durable-store'
import { MemoryShelf } from './file-shelf'
import type { Changed } from './stored'

/** Keeps nothing beyond the document store's own memory. */
export class MemoryStore implements DurableStore {
  readonly files = new MemoryShelf()

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
