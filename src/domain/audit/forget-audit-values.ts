import type { Records } from '../shared/records/records'
import { auditValues } from './audit.collection'

/** Values in one commit. */
const maxPerCommit = 400

/** Deletes the personal values of one record from the audit; the entries stay. Safe to repeat after any interruption. */
export async function forgetAuditValues(records: Records, entity: string, entityId: string): Promise<void> {
  const ofRecord = [
    ['entity', '==', entity],
    ['entityId', '==', entityId],
  ] as const
  for (;;) {
    const values = await records.find(auditValues, { where: ofRecord, limit: maxPerCommit })
    if (values.length === 0) return
    await records.commit(...values.map(({ id }) => records.deleting(auditValues, id)))
  }
}
