import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, list, localDate, longText, map, money, optional, reference, text, trash } from '../shared/records/fields'
import { all, any, changesOnly, readOnly, scope, where } from '../shared/records/policy'

/** The states up to `closed` are for a grant that the organization gives, those from `prospect` on for one that it seeks. `finished` ends both. */
export const grantStates = machine({
  draft: { open: 'open', seek: 'prospect' },
  open: { close: 'closed' },
  closed: { reopen: 'open', finish: 'finished' },
  prospect: { write: 'letter', drop: 'dropped' },
  letter: { apply: 'applied', drop: 'dropped' },
  applied: { award: 'awarded', decline: 'declined' },
  awarded: { report: 'reporting' },
  reporting: { finish: 'finished' },
  declined: {},
  dropped: {},
  finished: {},
})

/** Money for artists, given or sought. Awards never exceed the budget. Applications for a given grant are judged as a call (`calls`). */
export const grants = collection({
  path: 'grants',
  title: 'Grants',
  privacy: 'impersonal',
  fields: {
    direction: choice('Kind', ['given', 'sought']),
    name: text('Name', 100),
    funder: optional(text('Funder', 100)),
    summary: optional(longText('Summary', 2000)),
    budget: money('Budget'),
    perAward: optional(money('One award')),
    criteria: optional(longText('Criteria', 4000)),
    /** Answered in this order by `grantApplications.answers`. */
    questions: list('Questions', text('Question', 300), 10),
    opensOn: optional(localDate('Opens')),
    closesOn: optional(localDate('Closes')),
    restrictions: optional(longText('Restrictions', 2000)),
    reports: list('Reports', map('Report', { due: localDate('Due'), doneOn: optional(localDate('Done')) }), 20),
    callId: optional(reference('Judged as', 'calls')),
    status: choice('State', statesOf(grantStates)),
    ...trash,
  },
  states: grantStates,
  access: {
    ...readOnly(any(all(where('direction', 'given'), where('status', 'open')), scope('money'))),
    update: all(
      scope('money'),
      changesOnly('name', 'funder', 'summary', 'budget', 'perAward', 'criteria', 'questions', 'opensOn', 'closesOn', 'restrictions', 'callId'),
    ),
  },
})
