import { collection } from '../shared/records/collection'
import { list, text } from '../shared/records/fields'
import { all, nobody, owner, role } from '../shared/records/policy'

/** Panels on one desk. */
export const maxPinned = 10

/** What somebody of the staff has pinned and visited; the id is the person's. */
export const panelShortcuts = collection({
  path: 'desks',
  title: 'Desks',
  privacy: 'personal',
  notAudited: 'what somebody pinned, for themselves alone',
  idOf: 'people',
  whenForgotten: { otherwise: 'a colleague’s own: nobody with a role is forgotten' },
  fields: { pinned: list('Pinned', text('Panel', 60), maxPinned), recent: list('Visited', text('Address', 300), 10) },
  access: {
    get: all(role('admin'), owner('id')),
    list: nobody,
    create: all(role('admin'), owner('id')),
    update: all(role('admin'), owner('id')),
    delete: nobody,
  },
})
