import { collection } from '../shared/collection'
import { choice, email, flag, list, longText, map, number, optional, reference, text } from '../shared/fields'
import { access, all, any, changesOnly, nobody, owner, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const personStates = machine({
  active: { merge: 'merged', anonymise: 'anonymised' },
  merged: { undo: 'active' },
  anonymised: {},
})

/** Everybody the organisation knows, with or without an account. Private: the public side of an artist is `artists`. */
export const people = collection({
  path: 'people',
  title: 'People',
  fields: {
    names: map('Name', {
      first: text('First name', 80),
      last: text('Last name', 80),
      display: text('Shown as', 80),
      sort: text('Sorted as', 80),
      pronouns: optional(text('Pronouns', 40)),
    }),
    emails: list('E-mail addresses', map('E-mail', { address: email('Address'), label: optional(text('Label', 40)), verified: flag('Verified') }), 5),
    phones: optional(list('Phones', text('Phone', 20), 3)),
    kind: choice('Kind', ['person', 'business']),
    /** Of whoever is under age. */
    guardianEmail: optional(email('E-mail of a guardian')),
    birthYear: optional(number('Year of birth', { min: 1900, max: 2100, whole: true })),
    organisation: optional(text('Organisation')),
    tags: list('Tags', text('Tag', 40), 40),
    source: optional(text('Where from')),
    uid: optional(reference('Account', 'accounts')),
    mergedInto: optional(reference('Merged into', 'people')),
    status: choice('State', statesOf(personStates)),
    note: optional(longText('Note', 2000)),
  },
  states: personStates,
  access: {
    ...access(any(owner('id'), scope('people')), scope('people'), nobody),
    update: any(scope('people'), all(owner('id'), changesOnly('names', 'phones'))),
  },
})
