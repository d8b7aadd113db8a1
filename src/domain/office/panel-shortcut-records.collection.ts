import { collection } from '../shared/records/collection'
import { list, text } from '../shared/records/fields'
import { all, nobody, owner, role } from '../shared/records/policy'

/** Pinned panels of one person. */
export const maxPinned = 10

/** The panels that a staff member pinned and visited; the id is the person's. */
export const panelShortcuts = collection({
  path: 'desks',
  title: 'Panel shortcuts',
  privacy: 'personal',
  notAudited: 'only what staff pin for themselves',
  idOf: 'people',
  whenForgotten: 'delete',
  fields: { pinned: list('Pinned', text('Panel', 60), maxPinned), recent: list('Visited', text('Address', 300), 10) },
  access: {
    get: all(role('admin'), owner('id')),
    list: nobody,
    create: all(role('admin'), owner('id')),
    update: all(role('admin'), owner('id')),
    delete: nobody,
  },
})
