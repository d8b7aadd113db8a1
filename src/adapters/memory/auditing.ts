import { auditWrites, changeAuthor } from '../../domain/operations/audit-entry'
import type { Actor } from '../../domain/shared/policy'
import { Records } from '../../domain/shared/records'
import type { Ids } from '../../ports/ids'
import { captured } from './capturing-writes'
import type { DocumentStore } from './document-store'
import type { DurableStore } from './durable-store'
import { StoreDocuments } from './store-documents'
import { pathOf } from './stored'

/**
 * The same store, noting in the audit what each commit changes, and in the commit itself: what is kept and what is noted are one. `actor` is
 * who commits. What the local backend does for itself (sessions, mail, the planting of the season) goes past it.
 */
export function auditing(durable: DurableStore, store: DocumentStore, ids: Ids, actor: () => Actor | undefined): DurableStore {
  // Entries are the system's own: nobody writes them.
  const records = new Records(new StoreDocuments(store, durable), { current: undefined })
  return {
    files: durable.files,
    replace: (content, unless) => durable.replace(content, unless),
    commit(decide, first) {
      const by = changeAuthor(actor())
      return durable.commit(() => {
        const changes = decide()
        const notes = changes.flatMap(({ before, after, ...at }) => auditWrites(records, ids.next(), { path: pathOf(at), before, after }, by))
        return notes.length > 0 ? [...changes, ...store.prepare(notes.map(captured))] : changes
      }, first)
    },
  }
}
