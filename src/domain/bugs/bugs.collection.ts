import { collection, type StoredOf } from '../shared/records/collection'
import { impersonal, secret } from '../shared/records/field-facts'
import { choice, list, longText, optional, reference, text } from '../shared/records/fields'
import { all, any, changesOnly, owner, readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'
import { maxReport } from './report-bug.contract'

export const bugStates = machine({
  new: { triage: 'triaged', refuse: 'wontfix', join: 'duplicate' },
  triaged: { begin: 'in_progress', refuse: 'wontfix', join: 'duplicate' },
  in_progress: { fix: 'fixed', refuse: 'wontfix', join: 'duplicate' },
  fixed: { verify: 'verified', reopen: 'triaged' },
  verified: { reopen: 'triaged' },
  wontfix: { reopen: 'triaged' },
  duplicate: { reopen: 'triaged' },
})

export const severities = ['low', 'normal', 'high', 'critical'] as const

/**
 * A bug report. Members send up to ten a day, through a callable that counts them and redacts secrets. Staff change its state through
 * another callable, because the reporter is notified.
 */
export const bugs = collection({
  path: 'bugs',
  title: 'Bugs',
  privacy: 'personal',
  whenForgotten: { otherwise: 'a bug is worked on whoever reported it' },
  fields: {
    text: longText('What happened', maxReport),
    reporterId: reference('Reported by', 'people'),
    route: impersonal(text('Address', 300)),
    build: impersonal(text('Build', 60)),
    device: optional(text('Device', 300)),
    console: secret(optional(longText('Console', 8000))),
    /** A screenshot, in the folder `bugs`. */
    shot: secret(optional(text('Picture', 300))),
    severity: choice('How bad', severities),
    dupOf: optional(reference('Duplicate of', 'bugs')),
    /** Duplicate reports: their reporters are notified together with this one's. */
    joined: optional(list('Joined', reference('Report', 'bugs'), 50)),
    answer: impersonal(optional(text('Answer', 1000))),
    status: choice('State', statesOf(bugStates)),
  },
  states: bugStates,
  immutable: ['reporterId', 'route', 'build', 'text', 'console', 'shot', 'dupOf', 'joined', 'answer', 'status'],
  access: { ...readOnly(any(owner('reporterId'), scope('system'))), update: all(scope('system'), changesOnly('severity')) },
})
export type Bug = StoredOf<typeof bugs>
