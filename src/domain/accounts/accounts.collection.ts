import type { Claims } from '../../ports/auth'
import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  boolean,
  choice,
  email,
  impersonal,
  instant,
  json,
  list,
  map,
  number,
  optional,
  reference,
  secret,
  text,
  withFacts,
} from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'

export const accountStates = machine({
  invited: { accept: 'active' },
  active: { disable: 'disabled', delete: 'deleted' },
  disabled: { enable: 'active', delete: 'deleted' },
  deleted: {},
})

/** What the organization stores about a sign-in account. Only the authentication service stores the password. */
export const accounts = collection({
  path: 'accounts',
  title: 'Accounts',
  privacy: 'personal',
  backup: 'guarded',
  scope: 'people',
  whenForgotten: { elsewhere: 'deleted in the transaction that anonymizes its person' },
  fields: {
    personId: withFacts(reference('Person', 'people'), { staysInMerge: 'staff choose the account that stays' }),
    email: email('Email'),
    disabled: boolean('Disabled'),
    status: choice('State', statesOf(accountStates)),
    lastSignIn: optional(instant('Last sign-in')),
    claims: impersonal(json<Claims>('Claims')),
    claimsVersion: impersonal(number('Claims version', { min: 0, integer: true })),
    /** Security events: sign-ins elsewhere, changes of the address, masquerades by staff. */
    securityLog: secret(optional(list('Security', map('Entry', { at: instant('When'), act: text('What', 80), by: optional(text('By', 128)) }), 100))),
  },
  states: accountStates,
  access: readOnly(any(owner('personId'), scope('people'))),
})
export type Account = StoredOf<typeof accounts>
