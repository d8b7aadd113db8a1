import { collection, machine, statesOf } from '../shared/records/collection'
import { actor, boolean, choice, instant, longText, map, optional, reference, secret, text, trash, withHelp } from '../shared/records/fields'
import { all, any, changesOnly, nobody, owner, role, scope, where } from '../shared/records/policy'

export const contactLogStates = machine({ open: { finish: 'done' }, done: { reopen: 'open' } })

/** A private entry is readable by its author and by superadmins. */
const mayRead = any(role('superadmin'), all(scope('people'), any(where('private', false), owner('authorId'))))

/** A noted talk with a person and its follow-up. The author never changes. */
export const contactLog = collection({
  path: 'contactLog',
  title: 'Contact log',
  privacy: 'secret',
  whenForgotten: 'delete',
  fields: {
    personId: reference('Person', 'people'),
    authorId: actor('Written by'),
    channel: choice('How', ['call', 'mail', 'visit', 'event']),
    at: instant('When'),
    note: longText('Note', 2000),
    outcome: optional(text('Outcome')),
    followUp: secret(optional(map('To do', { due: instant('Due'), ownerId: reference('Assigned to', 'people'), doneAt: optional(instant('Done')) }))),
    private: withHelp(boolean('Private'), 'Only you and superadmins read it.'),
    status: choice('State', statesOf(contactLogStates)),
    ...trash,
  },
  states: contactLogStates,
  immutable: ['deletedAt'],
  access: {
    get: mayRead,
    list: mayRead,
    create: all(scope('people'), owner('authorId')),
    update: all(mayRead, changesOnly('channel', 'at', 'note', 'outcome', 'followUp', 'private', 'status', 'deletedAt')),
    delete: nobody,
  },
})
