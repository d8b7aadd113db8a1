import { collection } from '../shared/records/collection'
import { json, longText, optional } from '../shared/records/fields'
import { all, changesOnly, nobody, readOnly, scope } from '../shared/records/policy'

const notes = all(scope('people'), changesOnly('note'))

/** The office's notes about a person; the id is the person's id. Not in `people`, because people can read their own record there. */
export const personNotes = collection({
  path: 'personNotes',
  title: 'Notes on people',
  privacy: 'secret',
  idOf: 'people',
  whenForgotten: 'delete',
  fields: {
    note: longText('Note', 2000),
    /** Columns of an imported file that have no field, by their header. Only imports write them. */
    extra: optional(json<{ readonly [header: string]: string }>('Other columns')),
  },
  immutable: ['extra'],
  access: { ...readOnly(scope('people')), create: notes, update: notes, delete: nobody },
})
