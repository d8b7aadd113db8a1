import { collection } from '../shared/records/collection'
import { list, optional, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/**
 * Who deleted which records: a record that is gone bears nobody's stamp, and a database that tells of it afterwards knows only that the
 * function host did it. Written in the commit that deletes, read when the deletion is noted in the audit, and gone after a few days.
 */
export const deletionNotes = collection({
  path: 'deletionNotes',
  title: 'Notes on deletions',
  privacy: 'impersonal',
  notAudited: 'who deleted what the audit notes',
  fields: {
    paths: list('Deleted', text('Document', 400), 500),
    actor: text('Who', 128),
    realActor: optional(text('Who really', 128)),
  },
  access: readOnly(nobody),
})

/** Milliseconds a note is kept: longer than a database tries to tell of a deletion (24 hours). */
export const deletionNotesLast = 3 * 86_400_000
