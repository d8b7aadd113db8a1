import type { Fields } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { accounts } from '../accounts/accounts.collection'
import { auditWrites, type ChangeAuthor, type RecordChange } from '../audit/audit-entry'
import { isRestored, notedAuthor } from '../audit/change-notes'
import type { HandlerContext } from '../shared/functions/handler'
import { Records } from '../shared/records/records'

/** A change of a document as the database's trigger reports it. */
export interface StoredChange extends RecordChange {
  /** The same id for every report of one change. */
  readonly eventId: string
  /** When it was stored. */
  readonly at: Date
  /** The account that wrote it from a browser; absent for a callable. */
  readonly uid?: string | undefined
}

/** Writes the audit entry for a stored change, once even if the change is reported several times. */
export async function noteStoredChange({ documents }: Pick<HandlerContext, 'documents'>, change: StoredChange): Promise<void> {
  const records = new Records(documents, { current: undefined })
  const writes = auditWrites(records, change.eventId.replaceAll('/', '-'), change, await authorOf(records, change))
  if (writes.length === 0) return
  try {
    await documents.commit(writes)
  } catch (error) {
    // The change was reported and audited before.
    if (!isPortError(error, 'documents', 'already-exists')) throw error
  }
}

/**
 * The author of a change. The stamp has the real author; a browser's account has the person as whom it was written (masquerade). A deletion
 * has no stamp, so callables write a note (`change-notes.collection.ts`).
 */
async function authorOf(records: Records, { path, at, before, after, uid }: StoredChange): Promise<ChangeAuthor> {
  const stamped = after && after['rev'] !== before?.['rev'] ? stampOf(after) : undefined
  if (uid === undefined) {
    const isNoted = !after || (!before && isRestored(after['createdAt'], at))
    if (isNoted) return (await notedAuthor(records, path, at)) ?? { actor: 'system' }
    return { actor: stamped ?? 'system' }
  }
  const actor = (await records.get(accounts, uid))?.personId ?? uid
  return stamped === undefined || stamped === actor ? { actor } : { actor, realActor: stamped }
}

const stampOf = ({ updatedBy }: Fields): string | undefined => (typeof updatedBy === 'string' ? updatedBy : undefined)
