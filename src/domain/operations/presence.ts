import { collection } from '../shared/collection'
import { instant, reference, text } from '../shared/fields'
import { all, owner, readOnly, role } from '../shared/policy'

/** Who has a document open in an editor. Each editor writes only their own; it counts for a minute after `at`. */
export const presence = collection({
  path: 'presence',
  title: 'Who is editing',
  fields: {
    personId: reference('Who', 'people'),
    name: text('Name', 80),
    document: text('Document', 300),
    at: instant('Seen'),
  },
  fixed: ['personId', 'document'],
  access: {
    ...readOnly(role('admin')),
    create: all(role('admin'), owner('personId')),
    update: all(role('admin'), owner('personId')),
    delete: all(role('admin'), owner('personId')),
  },
})
