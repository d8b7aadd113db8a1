import type { Claims } from '../../ports/auth'
import { collection, type StoredOf } from '../shared/collection'
import { choice, email, flag, instant, list, map, number, open, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const accountStates = machine({
  invited: { accept: 'active' },
  active: { disable: 'disabled', delete: 'deleted' },
  disabled: { enable: 'active', delete: 'deleted' },
  deleted: {},
})

/** What the organisation sees of a sign-in account. The password lives with the authentication service only. */
export const accounts = collection({
  path: 'accounts',
  title: 'Accounts',
  fields: {
    personId: reference('Person', 'people'),
    email: email('E-mail'),
    disabled: flag('Disabled'),
    status: choice('State', statesOf(accountStates)),
    lastSignIn: optional(instant('Last sign-in')),
    claims: open<Claims>('Claims'),
    claimsVersion: number('Claims version', { min: 0, whole: true }),
    /** What its holder ought to know of: sign-ins elsewhere, changes of the address, who of the staff saw the site as them. */
    securityLog: optional(list('Security', map('Entry', { at: instant('When'), act: text('What', 80), by: optional(text('By', 128)) }), 100)),
  },
  states: accountStates,
  access: readOnly(any(owner('personId'), scope('people'))),
})
export type Account = StoredOf<typeof accounts>
