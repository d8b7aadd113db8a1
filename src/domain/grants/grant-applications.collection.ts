import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, list, longText, money, optional, reference, text, withFacts } from '../shared/records/fields'
import { all, any, changesOnly, nobody, owner, scope, where } from '../shared/records/policy'

export const grantApplicationStates = machine({
  draft: { submit: 'submitted', withdraw: 'withdrawn' },
  submitted: { admit: 'eligible', refuse: 'ineligible', withdraw: 'withdrawn' },
  eligible: { score: 'scored', withdraw: 'withdrawn' },
  ineligible: {},
  scored: { award: 'awarded', decline: 'declined' },
  awarded: { accept: 'accepted', decline: 'declined' },
  declined: {},
  accepted: { pay: 'paid' },
  paid: { report: 'reported' },
  reported: { close: 'closed' },
  closed: {},
  withdrawn: {},
})

const theirs = any(owner('personId'), scope('money'))
const draft = all(owner('personId'), where('status', 'draft'))
const entered = ['answers', 'files', 'requested'] as const

/** An application for a grant: its writer may change it until it is submitted. Jurors read it without a name, as an entry (`entries`). */
export const grantApplications = collection({
  path: 'grantApplications',
  title: 'Applications for grants',
  privacy: 'personal',
  whenForgotten: 'anonymise',
  fields: {
    grantId: reference('Grant', 'grants'),
    personId: reference('Person', 'people'),
    /** In the order of the grant's questions. */
    answers: list('Answers', longText('Answer', 4000), 10),
    /** Files of at most 10 MB. */
    files: withFacts(list('Files', text('File', 300), 5), { privacy: 'secret', filesIn: 'grants' }),
    requested: money('Asked for'),
    awarded: optional(money('Awarded')),
    /** The fee that the award covered. Applied once. */
    waivedRegistrationId: optional(reference('Waived', 'registrations')),
    status: choice('State', statesOf(grantApplicationStates)),
  },
  states: grantApplicationStates,
  access: {
    get: theirs,
    list: theirs,
    create: all(draft, changesOnly('grantId', 'personId', 'status', ...entered)),
    update: all(draft, changesOnly(...entered)),
    delete: nobody,
  },
})
