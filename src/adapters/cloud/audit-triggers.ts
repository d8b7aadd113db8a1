import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CloudFunction } from 'firebase-functions/v2'
import { type AuthType, onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore'
import type { StoredChange } from '../../domain/operations/note-stored-change'
import { functionsRegion } from '../../ports/functions'
import { receivedFields } from './admin-values'

/** Who writes without being somebody's account: the function host itself, and the platform. */
const nobodysAccount: readonly AuthType[] = ['service_account', 'api_key', 'system', 'unauthenticated']

/**
 * Tells of every document that is written, in the order of the database's own events and at least once each: those of a collection, and
 * those that lie under another document. `note` has to be right however often it hears of a change.
 */
export const auditTriggers = (note: (change: StoredChange) => Promise<void>): Readonly<Record<string, CloudFunction<never>>> => ({
  auditRecords: trigger('{collection}/{record}', note),
  auditParts: trigger('{collection}/{record}/{part}/{partRecord}', note),
})

const trigger = (document: string, note: (change: StoredChange) => Promise<void>) =>
  onDocumentWrittenWithAuthContext(
    { document, region: functionsRegion, retry: true },
    async ({ id, time, document: path, data, authType, authId }) => {
      if (!data) return
      await note({
        eventId: id,
        at: new Date(time),
        path,
        before: fieldsOf(data.before),
        after: fieldsOf(data.after),
        uid: nobodysAccount.includes(authType) ? undefined : authId,
      })
    },
  ) as unknown as CloudFunction<never>

const fieldsOf = (snapshot: DocumentSnapshot) => (snapshot.exists ? receivedFields(snapshot.data() ?? {}) : undefined)
