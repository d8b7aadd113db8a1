import { addressField } from '../shared/address-field'
import { collection } from '../shared/collection'
import { choice, email, flag, instant, list, map, number, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, owner, readOnly, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'
import { whole } from '../shared/whole'

export const personStates = machine({
  active: { merge: 'merged', anonymise: 'anonymised' },
  merged: { undo: 'active' },
  anonymised: {},
})

const bounce = map('Returned mail', {
  hardAt: optional(instant('For good')),
  soft: whole('For a while', 1000),
  until: optional(instant('Not written to until')),
})

/**
 * Everybody the organisation knows, with or without an account. Private: the public side of an artist is `artists`. Each address is
 * unique over all people (`emailKeys`, written in the same transaction), so callables make people and change their addresses. Who was
 * merged or forgotten is only read.
 */
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
    emails: list(
      'E-mail addresses',
      map('E-mail', { address: email('Address'), label: optional(text('Label', 40)), verified: flag('Verified'), bounce: optional(bounce) }),
      5,
    ),
    phones: optional(list('Phones', text('Phone', 20), 3)),
    addresses: optional(list('Addresses', addressField('Address'), 3)),
    kind: choice('Kind', ['person', 'business']),
    /** Of whoever is under age. */
    guardianEmail: optional(email('E-mail of a guardian')),
    birthYear: optional(number('Year of birth', { min: 1900, max: 2100, whole: true })),
    organisation: optional(text('Organisation')),
    tags: list('Tags', text('Tag', 40), 40),
    source: optional(text('Where from')),
    /** What the system or list that an import came from calls this person. */
    sourceKey: optional(text('Key in the file', 200)),
    uid: optional(reference('Account', 'accounts')),
    mergedInto: optional(reference('Merged into', 'people')),
    /** The same for everybody who lives together. */
    household: optional(text('Household', 64)),
    status: choice('State', statesOf(personStates)),
    ...trash,
  },
  states: personStates,
  fixed: ['uid', 'mergedInto', 'sourceKey', 'status', 'deletedAt'],
  actable: true,
  access: {
    ...readOnly(any(owner('id'), scope('people'))),
    update: all(where('status', 'active'), any(scope('people'), all(owner('id'), changesOnly('names', 'phones')))),
  },
})
