import { collection } from '../shared/records/collection'
import { list, optional, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/**
 * Who deleted or restored which records. A deleted record has no stamp and a restored one has its former stamp, and the trigger that
 * reports the change afterwards knows only that the function host made it. Written in the same commit as the change, read when the change
 * is audited, and deleted after a few days.
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
    /** Of restored records: why they are there again. */
    reason: optional(text('Reason', 500)),
  },
  access: readOnly(nobody),
})

/** How long a note is stored, in milliseconds: longer than the database retries a trigger (24 hours). */
export const changeNotesLast = 3 * 86_400_000
