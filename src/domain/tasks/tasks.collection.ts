import { collection, type StoredOf } from '../shared/records/collection'
import { impersonal } from '../shared/records/field-facts'
import { choice, instant, longText, optional, reference, text } from '../shared/records/fields'
import { access, nobody, role } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'
import { trash } from '../shared/records/trash'

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
