import { DocumentStore, type StoredAt } from '../../../src/adapters/memory/documents/document-store'
import type { Checks } from '../../../src/adapters/memory/documents/store-documents'
import { type Changed, pathOf } from '../../../src/adapters/memory/documents/stored-document'
import { SystemClock } from '../../../src/adapters/memory/system-clock'
import type { Fields, Write } from '../../../src/ports/documents'
import { actorOf, behindPolicy, OpenDocuments } from '../firestore-server/behind-policy'
import type { ServedDocuments } from '../firestore-server/firestore-server'

/** A change of a stored document, and the author's account; `uid` is absent for the function host. */
export interface StoredChange {
  readonly path: string
  readonly before: Fields | undefined
  readonly after: Fields | undefined
  readonly uid: string | undefined
}

/** Reports every stored change, as Firestore does for its triggers. */
class NotifyingDocuments extends OpenDocuments {
  constructor(
    engine: DocumentStore,
    private readonly tell: (changes: readonly Changed[]) => void,
  ) {
    super(engine)
  }

  override async commit(writes: readonly Write[], checks?: Checks): Promise<void> {
    const changes: Changed[] = []
    await super.commit(writes, {
      read: (path, doc) => checks?.read(path, doc),
      write: attempt => {
        checks?.write(attempt)
        changes.push(attempt)
      },
    })
    this.tell(changes)
  }
}

interface NotifyingStore extends Required<ServedDocuments> {
  /** Replaces all documents without reporting it. */
  readonly plant: (documents: readonly StoredAt[]) => void
}

/** The documents of an empty project. Callers are limited by the policy, the function host is not; `tell` receives every change. */
export function notifyingDocuments(tell: (change: StoredChange) => void): NotifyingStore {
  const engine = new DocumentStore(new SystemClock())
  const documentsOf = (uid: string | undefined) =>
    new NotifyingDocuments(engine, changes => {
      for (const { before, after, ...at } of changes) tell({ path: pathOf(at), before, after, uid })
    })
  const store = documentsOf(undefined)
  return {
    store,
    plant: documents => engine.replaceAll(documents),
    as: caller => (caller === 'owner' ? store : behindPolicy(documentsOf(caller?.['sub'] as string | undefined), actorOf(caller))),
  }
}
