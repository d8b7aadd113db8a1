import { collection } from '../shared/records/collection'
import { list, optional, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/**
 * Who deleted which records. A deleted record has no stamp, and the trigger that reports it afterwards knows only that the function host
 * deleted it. Written in the same commit as the deletion, read when the deletion is audited, and deleted after a few days.
 */
export const deletionNotes = collection({
  path: 'deletionNotes',
  title: 'Deletion notes',
  privacy: 'impersonal',
  notAudited: 'read by the audit, which records the same deletions',
  fields: {
    paths: list('Deleted', text('Document', 400), 500),
    actor: text('Who', 128),
    realActor: optional(text('Who really', 128)),
  },
  access: readOnly(nobody),
})

/** How long a note is stored, in milliseconds: longer than the database retries a trigger (24 hours). */
export const deletionNotesLast = 3 * 86_400_000
