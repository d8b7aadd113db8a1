import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { choice, impersonal, instant, longText, optional, reference, text, trash } from '../shared/records/fields'
import { access, nobody, role } from '../shared/records/policy'

export const taskStates = machine({ open: { finish: 'done', drop: 'dropped' }, done: { reopen: 'open' }, dropped: { reopen: 'open' } })

/** Work for a colleague. */
export const tasks = collection({
  path: 'tasks',
  title: 'Tasks',
  privacy: 'personal',
  fields: {
    title: impersonal(text('Title')),
    note: impersonal(optional(longText('Note', 2000))),
    ownerId: optional(reference('Assigned to', 'people')),
    due: optional(instant('Due')),
    /** The record it is about, such as `listings/abc`. */
    entity: impersonal(optional(text('Record', 300))),
    status: choice('State', statesOf(taskStates)),
    ...trash,
  },
  states: taskStates,
  immutable: ['deletedAt'],
  access: access(role('admin'), role('admin'), nobody),
})
export type Task = StoredOf<typeof tasks>
