import type { Fields } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { accounts } from '../accounts/accounts'
import { auditWrites, type ChangeAuthor, type RecordChange } from '../audit/audit-entry'
import { whoDeleted } from '../audit/note-deletions'
import type { HandlerContext } from '../shared/functions/handler-context'
import { Records } from '../shared/records/records'

/** A change as a database tells of it afterwards. */
export interface StoredChange extends RecordChange {
  /** The same however often the database tells of it. */
  readonly eventId: string
  /** When it was stored. */
  readonly at: Date
  /** The account that wrote it from a browser; absent where a callable did. */
  readonly uid?: string | undefined
}

/** Notes a change that was stored already, once however often it is told. */
export async function noteStoredChange({ documents }: Pick<HandlerContext, 'documents'>, change: StoredChange): Promise<void> {
  const records = new Records(documents, { current: undefined })
  const writes = auditWrites(records, change.eventId.replaceAll('/', '-'), change, await authorOf(records, change))
  if (writes.length === 0) return
  try {
    await documents.commit(writes)
  } catch (error) {
    // It was told, and noted, before.
    if (!isPortError(error, 'documents', 'already-exists')) throw error
  }
}

/**
 * Whom a change is put down to. The stamp of what was written names whoever really was at the keyboard; a browser's account names in whose
 * name that was. A deletion leaves no stamp: of a callable's there is a note (`deletion-notes.ts`).
 */
async function authorOf(records: Records, { path, at, before, after, uid }: StoredChange): Promise<ChangeAuthor> {
  const stamped = after && after['rev'] !== before?.['rev'] ? stampOf(after) : undefined
  if (uid === undefined && after) return { actor: stamped ?? 'system' }
  if (uid === undefined) return (await whoDeleted(records, path, at)) ?? { actor: 'system' }
  const actor = (await records.get(accounts, uid))?.personId ?? uid
  return stamped === undefined || stamped === actor ? { actor } : { actor, realActor: stamped }
}

const stampOf = ({ updatedBy }: Fields): string | undefined => (typeof updatedBy === 'string' ? updatedBy : undefined)
