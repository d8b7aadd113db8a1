import { collection } from '../shared/records/collection'
import { instant, number, optional, reference, text, withFacts } from '../shared/records/fields'
import { all, owner, readOnly, role } from '../shared/records/policy'

/** Who has a document open in an editor. Each editor writes only their own record; it is valid for a minute after `at`. */
export const presence = collection({
  path: 'presence',
  title: 'Who is editing',
  privacy: 'personal',
  notAudited: 'who has what open, for a minute',
  whenForgotten: 'delete',
  fields: {
    personId: withFacts(reference('Who', 'people'), { staysInMerge: 'gone within a minute' }),
    name: text('Name', 80),
    document: text('Document', 300),
    at: instant('Seen'),
    /** Set once somebody has taken over a record that one person at a time edits; the highest turn edits. A count, because devices' clocks differ. */
    turn: optional(number('Turn', { min: 1, integer: true })),
  },
  immutable: ['personId', 'document'],
  access: {
    ...readOnly(role('admin')),
    create: all(role('admin'), owner('personId')),
    update: all(role('admin'), owner('personId')),
    delete: all(role('admin'), owner('personId')),
  },
})
