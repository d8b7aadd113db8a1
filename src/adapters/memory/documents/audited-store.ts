import { auditWrites, changeAuthor } from '../../../domain/audit/audit-entry'
import { restoredBecause } from '../../../domain/audit/change-notes'
import type { Actor } from '../../../domain/shared/records/policy'
import { Records } from '../../../domain/shared/records/records'
import type { Ids } from '../../../ports/ids'
import { captured } from './captured-write'
import type { DocumentStore } from './document-store'
import type { DurableStore } from './durable-store'
import { StoreDocuments } from './store-documents'
import { pathOf } from './stored-document'

/**
 * Wraps a store so that every commit also writes the audit entries of its changes, in the same commit. `actor` returns the user who
 * commits. The local backend's own writes (sessions, mail, the sample season) do not use the wrapper.
 */
export function auditing(durable: DurableStore, store: DocumentStore, ids: Ids, actor: () => Actor | undefined): DurableStore {
  // Audit entries are written by the system, without an actor.
  const records = new Records(new StoreDocuments(store, durable), { current: undefined })
  return {
    files: durable.files,
    replace: (content, unless) => durable.replace(content, unless),
    commit(decide, first) {
      const by = changeAuthor(actor())
      return durable.commit(() => {
        const changes = decide()
        const made = changes.map(({ before, after, ...at }) => ({ path: pathOf(at), before, after }))
        const author = { ...by, ...restoredBecause(made) }
        const notes = made.flatMap(change => auditWrites(records, ids.next(), change, author))
        return notes.length > 0 ? [...changes, ...store.prepare(notes.map(captured))] : changes
      }, first)
    },
  }
}
