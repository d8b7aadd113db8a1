import { collection, machine, statesOf } from '../shared/records/collection'
import { boolean, choice, instant, integer, list, longText, map, money, optional, text, trash } from '../shared/records/fields'
import { any, judges, readOnly, scope, where } from '../shared/records/policy'

export const callStates = machine({
  draft: { open: 'open' },
  open: { close: 'closed' },
  closed: { judge: 'judging', reopen: 'open' },
  judging: { decide: 'decided' },
  decided: { publish: 'published' },
  published: {},
})

/** A call for art and its jury. Staff of the scope read all calls; jurors read the calls in their claims. */
export const calls = collection({
  path: 'calls',
  title: 'Calls',
  privacy: 'impersonal',
  fields: {
    kind: choice('Kind', ['auction', 'cover', 'exhibition', 'featured', 'scholarship']),
    title: text('Title', 100),
    summary: longText('Summary', 2000),
    opensAt: instant('Opens'),
    closesAt: instant('Closes'),
    fee: optional(money('Fee')),
    form: list('Form', map('Question', { question: text('Question', 200), required: boolean('Required'), max: integer('Characters', 4000, 1) }), 20),
    /** Answers that jurors do not see. */
    blindFields: list('Hidden from jurors', text('Question', 200), 20),
    criteria: list('Criteria', map('Criterion', { name: text('Name', 60), weight: integer('Weight', 100, 1) }), 6),
    /** The number of jurors for each entry. */
    perEntry: integer('Jurors for each entry', 20, 1),
    status: choice('State', statesOf(callStates)),
    ...trash,
  },
  states: callStates,
  immutable: ['status', 'deletedAt'],
  access: {
    ...readOnly(any(where('status', 'open'), where('status', 'published'), scope('guide'))),
    get: any(where('status', 'open'), where('status', 'published'), judges('id'), scope('guide')),
    create: scope('guide'),
    update: scope('guide'),
  },
})
