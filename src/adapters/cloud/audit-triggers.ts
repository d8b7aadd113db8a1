import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CloudFunction } from 'firebase-functions/v2'
import { type AuthType, onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore'
import type { StoredChange } from '../../domain/hosting/note-stored-change'
import { receivedFields } from './admin-values'
import { functionLimits } from './function-limits'

/** Kinds of writers that have no account: the function host and the platform itself. */
const typesWithoutAccount: readonly AuthType[] = ['service_account', 'api_key', 'system', 'unauthenticated']

/**
 * Triggers for every write to a document of a collection or of a subcollection. Events arrive at least once, so `note` must be idempotent.
 */
export const auditTriggers = (note: (change: StoredChange) => Promise<void>): Readonly<Record<string, CloudFunction<never>>> => ({
  auditRecords: trigger('auditRecords', '{collection}/{record}', note),
  auditParts: trigger('auditParts', '{collection}/{record}/{part}/{partRecord}', note),
})

const trigger = (name: 'auditRecords' | 'auditParts', document: string, note: (change: StoredChange) => Promise<void>) =>
  onDocumentWrittenWithAuthContext(
    { document, ...functionLimits[name], retry: true },
    async ({ id, time, document: path, data, authType, authId }) => {
      if (!data) return
      await note({
        eventId: id,
        at: new Date(time),
        path,
        before: fieldsOf(data.before),
        after: fieldsOf(data.after),
        uid: typesWithoutAccount.includes(authType) ? undefined : authId,
      })
    },
  ) as unknown as CloudFunction<never>

const fieldsOf = (snapshot: DocumentSnapshot) => (snapshot.exists ? receivedFields(snapshot.data() ?? {}) : undefined)
