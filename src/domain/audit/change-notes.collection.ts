import { collection } from '../shared/records/collection'
import { list, optional, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/**
 * Who deleted or restored which records. The audit trigger cannot tell: a deleted record has no stamp, a restored one has its former stamp,
 * and both changes come from the function host. A note is written in the same commit as the change, read when the change is audited, and
 * deleted after a few days.
 */
export const changeNotes = collection({
  path: 'changeNotes',
  title: 'Notes of changes',
  privacy: 'impersonal',
  backup: { leftOut: 'read within a day, then deleted' },
  notAudited: 'read by the audit, which records the same changes',
  fields: {
    paths: list('Changed', text('Document', 400), 500),
    actor: text('Who', 128),
    realActor: optional(text('Who really', 128)),
    /** For restored records: why they were restored. */
    reason: optional(text('Reason', 500)),
  },
  access: readOnly(nobody),
})

/** How long a note is stored, in milliseconds: longer than the database retries a trigger (24 hours). */
export const changeNotesLast = 3 * 86_400_000
