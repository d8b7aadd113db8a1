import { collection, machine, statesOf } from '../shared/records/collection'
import { actor, choice, list, number, optional, reference, text } from '../shared/records/fields'
import { all, any, changesOnly, judges, owner, readOnly, scope, where } from '../shared/records/policy'

export const scoreStates = machine({
  open: { submit: 'submitted', recuse: 'recused' },
  submitted: { change: 'submitted', lock: 'locked' },
  recused: {},
  locked: {},
})

const own = all(owner('jurorId'), judges('callId'))

/**
 * One juror's scores for one entry, 1 to 5 for each criterion. Created by `assignJury`, so that nobody scores an unassigned entry; the
 * juror fills it in until `decideCall` locks it.
 */
export const scores = collection({
  path: 'scores',
  title: 'Scores',
  privacy: 'secret',
  whenForgotten: { otherwise: 'what a juror thought of an entry without a name' },
  fields: {
    callId: reference('Call', 'calls'),
    entryId: reference('Entry', 'entries'),
    jurorId: actor('Juror'),
    values: list('Points', number('Points', { min: 1, max: 5, integer: true }), 6),
    comment: optional(text('Comment', 500)),
    status: choice('State', statesOf(scoreStates)),
  },
  states: scoreStates,
  access: {
    ...readOnly(any(own, scope('guide'))),
    update: all(own, where('status', 'open'), changesOnly('values', 'comment')),
  },
})
