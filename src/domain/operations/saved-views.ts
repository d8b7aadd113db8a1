import { collection } from '../shared/collection'
import { flag, longText, reference, text } from '../shared/fields'
import { all, any, owner, role, where } from '../shared/policy'

const own = all(role('admin'), owner('personId'))
const readable = all(role('admin'), any(owner('personId'), where('shared', true)))

/** A table as somebody of the staff likes to see it: filter, columns and order, as its address says them. */
export const savedViews = collection({
  path: 'savedViews',
  title: 'Saved views',
  fields: {
    personId: reference('Whose', 'people'),
    panel: text('Panel', 60),
    name: text('Name', 60),
    search: longText('Address', 10_000),
    shared: flag('For all colleagues'),
  },
  fixed: ['personId'],
  access: { get: readable, list: readable, create: own, update: own, delete: own },
})
