import { collection } from '../shared/records/collection'
import { withFacts } from '../shared/records/field-facts'
import { boolean, longText, reference, text } from '../shared/records/fields'
import { all, any, owner, role, where } from '../shared/records/policy'

const own = all(role('admin'), owner('personId'))
const readable = all(role('admin'), any(owner('personId'), where('shared', true)))

/** A table as somebody of the staff likes to see it: filter, columns and order, as its address says them. */
export const savedViews = collection({
  path: 'savedViews',
  title: 'Saved views',
  privacy: 'personal',
  notAudited: 'tables as somebody likes to see them',
  whenForgotten: { otherwise: 'a colleague’s own: nobody with a role is forgotten' },
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
