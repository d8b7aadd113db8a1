import { collection } from '../shared/collection'
import { choice, longText, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const bugStates = machine({
  new: { triage: 'triaged', refuse: 'wontfix', join: 'duplicate' },
  triaged: { begin: 'in_progress', refuse: 'wontfix', join: 'duplicate' },
  in_progress: { fix: 'fixed', refuse: 'wontfix' },
  fixed: { verify: 'verified', reopen: 'triaged' },
  verified: { reopen: 'triaged' },
  wontfix: { reopen: 'triaged' },
  duplicate: { reopen: 'triaged' },
})

/** Something that does not work. Anybody signed in reports ten a day, through a callable that counts them and scrubs tokens. */
export const bugs = collection({
  path: 'bugs',
  title: 'Bugs',
  fields: {
    reporterId: reference('Reported by', 'people'),
    route: text('Address', 300),
    build: text('Build', 60),
    device: optional(text('Device', 300)),
    text: longText('What happened', 4000),
    console: optional(longText('Console', 8000)),
    shot: optional(text('Picture', 300)),
    severity: choice('How bad', ['low', 'normal', 'high', 'critical']),
    dupOf: optional(reference('Same as', 'bugs')),
    status: choice('State', statesOf(bugStates)),
  },
  states: bugStates,
  fixed: ['reporterId', 'route', 'build', 'text', 'console', 'shot'],
  access: { ...readOnly(any(owner('reporterId'), scope('system'))), update: scope('system') },
})
