import { collection } from '../shared/collection'
import { longText } from '../shared/fields'
import { access, nobody, scope } from '../shared/policy'

/** What the office notes of somebody; the id is the person's. It stands apart because people read their own record. */
export const personNotes = collection({
  path: 'personNotes',
  title: 'Notes on people',
  fields: { note: longText('Note', 2000) },
  access: access(scope('people'), scope('people'), nobody),
})
