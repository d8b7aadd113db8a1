import { collection } from '../shared/records/collection'
import { boolean, longText, reference, text, withFacts } from '../shared/records/fields'
import { all, any, owner, role, where } from '../shared/records/policy'

const own = all(role('admin'), owner('personId'))
const readable = all(role('admin'), any(owner('personId'), where('shared', true)))

/** A table's filters, columns and order as a member of staff saved them, in the form of the address. */
export const savedViews = collection({
  path: 'savedViews',
  title: 'Saved views',
  privacy: 'personal',
  notAudited: 'only how staff arrange tables',
  whenForgotten: 'delete',
  fields: {
    personId: withFacts(reference('Whose', 'people'), { staysInMerge: 'a colleague’s own' }),
    panel: text('Panel', 60),
    name: text('Name', 60),
    search: longText('Address', 10_000),
    shared: boolean('For all colleagues'),
  },
  immutable: ['personId'],
  access: { get: readable, list: readable, create: own, update: own, delete: own },
})
