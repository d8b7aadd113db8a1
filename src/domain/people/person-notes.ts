import { collection } from '../shared/collection'
import { longText, open, optional } from '../shared/fields'
import { all, changesOnly, nobody, readOnly, scope } from '../shared/policy'

const notes = all(scope('people'), changesOnly('note'))

/** What the office notes of somebody; the id is the person's. It stands apart because people read their own record. */
export const personNotes = collection({
  path: 'personNotes',
  title: 'Notes on people',
  fields: {
    note: longText('Note', 2000),
    /** Columns of an imported file that no field holds, by their header; written by the import alone. */
    extra: optional(open<{ readonly [header: string]: string }>('Other columns')),
  },
  fixed: ['extra'],
  access: { ...readOnly(scope('people')), create: notes, update: notes, delete: nobody },
})
