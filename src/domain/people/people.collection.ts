import { addressField } from '../shared/records/address-field'
import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  boolean,
  byCallable,
  choice,
  email,
  forgotten,
  impersonal,
  instant,
  integer,
  list,
  map,
  number,
  optional,
  reference,
  text,
  trash,
  withFacts,
} from '../shared/records/fields'
import { all, any, changesOnly, owner, readOnly, scope, where } from '../shared/records/policy'
import { fold } from '../shared/text/fold-accents'
import { addressMatchKey, phoneMatchKey } from './match-keys'
import { normalEmail } from './normal-email'

export const personStates = machine({
  active: { merge: 'merged', anonymise: 'anonymised' },
  merged: { undo: 'active' },
  anonymised: {},
})

const bounce = map('Returned mail', {
  hardAt: optional(instant('For good')),
  soft: integer('For a while', 1000),
  until: optional(instant('No mail until')),
})

/** Parts of a person's name. */
export const nameFields = {
  first: text('First name', 80),
  last: text('Last name', 80),
  display: text('Display name', 80),
  sort: text('Sort name', 80),
  pronouns: optional(text('Pronouns', 40)),
}

/**
 * Everybody whom the organization knows, with or without an account. Private: an artist's public profile is in `artists`. Each address is
 * unique over all people (`emailKeys`, written in the same transaction), so callables create people and change their addresses. Merged and
 * forgotten people are read-only.
 */
export const people = collection({
  path: 'people',
  title: 'People',
  privacy: 'personal',
  idOf: 'people',
  whenForgotten: 'anonymise',
  fields: {
    names: withFacts(map('Name', nameFields), {
      whenForgotten: { becomes: { first: '', last: '', display: 'Former member', sort: 'Former member' } },
    }),
    emails: withFacts(
      list(
        'Email addresses',
        map('Email', { address: email('Address'), label: optional(text('Label', 40)), verified: boolean('Verified'), bounce: optional(bounce) }),
        5,
      ),
      { byCallable: true, mergeKey: ({ address }: { address: string }) => normalEmail(address) },
    ),
    phones: withFacts(optional(list('Phones', text('Phone', 20), 3)), { mergeKey: phoneMatchKey }),
    addresses: withFacts(optional(list('Addresses', addressField('Address'), 3)), { mergeKey: addressMatchKey }),
    kind: choice('Kind', ['person', 'business']),
    organisation: optional(text('Organization')),
    birthYear: optional(number('Year of birth', { min: 1900, max: 2100, integer: true })),
    /** Only for minors. */
    guardianEmail: optional(email('Email of a guardian')),
    tags: withFacts(list('Tags', text('Tag', 40), 40), { privacy: 'impersonal', whenForgotten: 'emptied', mergeKey: fold }),
    /** The same id for all people who live together. */
    household: optional(text('Household', 64)),
    source: impersonal(optional(text('Source'))),
    /** The person's key in the system or list from which the record was imported. */
    sourceKey: optional(text('Key in the file', 200)),
    uid: forgotten(optional(reference('Account', 'accounts'))),
    mergedInto: withFacts(optional(reference('Merged into', 'people')), { staysInMerge: 'redirects are followed as a chain' }),
    status: choice('State', statesOf(personStates)),
    deletedAt: byCallable(trash.deletedAt),
  },
  states: personStates,
  immutable: ['uid', 'mergedInto', 'sourceKey', 'status', 'deletedAt'],
  actable: true,
  access: {
    ...readOnly(any(owner('id'), scope('people'))),
    update: all(where('status', 'active'), any(scope('people'), all(owner('id'), changesOnly('names', 'phones')))),
  },
})

/** A stored person. */
export type Person = StoredOf<typeof people>
