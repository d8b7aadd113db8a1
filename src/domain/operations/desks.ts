import { collection } from '../shared/collection'
import { list, text } from '../shared/fields'
import { all, nobody, owner, role } from '../shared/policy'

/** Panels on one desk. */
export const mostPinned = 10

/** What somebody of the staff has pinned and visited; the id is the person's. */
export const desks = collection({
  path: 'desks',
  title: 'Desks',
  fields: { pinned: list('Pinned', text('Panel', 60), mostPinned), recent: list('Visited', text('Address', 300), 10) },
  access: {
    get: all(role('admin'), owner('id')),
    list: nobody,
    create: all(role('admin'), owner('id')),
    update: all(role('admin'), owner('id')),
    delete: nobody,
  },
})
