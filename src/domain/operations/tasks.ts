import { collection, type StoredOf } from '../shared/collection'
import { choice, instant, longText, optional, reference, text } from '../shared/fields'
import { access, nobody, role } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'

export const taskStates = machine({ open: { finish: 'done', drop: 'dropped' }, done: { reopen: 'open' }, dropped: { reopen: 'open' } })

/** Something a colleague is to do. */
export const tasks = collection({
  path: 'tasks',
  title: 'Tasks',
  fields: {
    title: text('Title'),
    note: optional(longText('Note', 2000)),
    ownerId: optional(reference('Whose', 'people')),
    due: optional(instant('Due')),
    /** What it is about, such as `listings/abc`. */
    entity: optional(text('Record', 300)),
    status: choice('State', statesOf(taskStates)),
    ...trash,
  },
  states: taskStates,
  fixed: ['deletedAt'],
  access: access(role('admin'), role('admin'), nobody),
})
export type Task = StoredOf<typeof tasks>
