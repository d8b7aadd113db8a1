import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  choice,
  forgotten,
  impersonal,
  instant,
  internal,
  list,
  longText,
  optional,
  reference,
  secret,
  text,
  withFacts,
} from '../shared/records/fields'
import { all, any, changesOnly, owner, readOnly, scope } from '../shared/records/policy'
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
  whenForgotten: 'anonymise',
  fields: {
    text: withFacts(longText('What happened', maxReport), { whenForgotten: { becomes: 'The account of whoever reported this was deleted.' } }),
    reporterId: reference('Reported by', 'people'),
    route: forgotten(impersonal(text('Address', 300))),
    build: impersonal(text('Build', 60)),
    device: optional(text('Device', 300)),
    console: secret(optional(longText('Console', 8000))),
    /** A screenshot, in the folder `bugs`. */
    shot: withFacts(optional(text('Picture', 300)), { privacy: 'secret', filesIn: 'bugs' }),
    /** When the picture and the console are deleted. */
    shotUntil: internal(optional(instant('Picture deleted after'))),
    severity: choice('How bad', severities),
    dupOf: optional(reference('Duplicate of', 'bugs')),
    /** Duplicate reports: their reporters are notified together with this one's. */
    joined: optional(list('Joined', reference('Report', 'bugs'), 50)),
    answer: forgotten(impersonal(optional(text('Answer', 1000)))),
    status: choice('State', statesOf(bugStates)),
  },
  states: bugStates,
  immutable: ['reporterId', 'route', 'build', 'text', 'console', 'shot', 'shotUntil', 'dupOf', 'joined', 'answer', 'status'],
  access: { ...readOnly(any(owner('reporterId'), scope('system'))), update: all(scope('system'), changesOnly('severity')) },
})
/** How long a picture and the console are stored. */
export const shotDays = 90
export type Bug = StoredOf<typeof bugs>
