import { collection } from '../shared/collection'
import { choice, flag, instant, longText, map, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, nobody, owner, role, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'

export const contactLogStates = machine({ open: { finish: 'done' }, done: { reopen: 'open' } })

/** A private entry is its author's and the superadmins'. */
const mayRead = any(role('superadmin'), all(scope('people'), any(where('private', false), owner('authorId'))))

/** A talk with somebody, and what is to follow from it. Who wrote it stays its author. */
export const contactLog = collection({
  path: 'contactLog',
  title: 'Contact log',
  fields: {
    personId: reference('Person', 'people'),
    authorId: reference('Written by', 'people'),
    channel: choice('How', ['call', 'mail', 'visit', 'event']),
    at: instant('When'),
    note: longText('Note', 2000),
    outcome: optional(text('Outcome')),
    followUp: optional(map('To do', { due: instant('Due'), ownerId: reference('Whose', 'people'), doneAt: optional(instant('Done')) })),
    private: flag('Private'),
    status: choice('State', statesOf(contactLogStates)),
    ...trash,
  },
  states: contactLogStates,
  fixed: ['deletedAt'],
  access: {
    get: mayRead,
    list: mayRead,
    create: all(scope('people'), owner('authorId')),
    update: all(mayRead, changesOnly('channel', 'at', 'note', 'outcome', 'followUp', 'private', 'status', 'deletedAt')),
    delete: nobody,
  },
})
