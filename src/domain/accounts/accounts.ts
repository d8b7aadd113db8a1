import type { Claims } from '../../ports/auth'
import { collection } from '../shared/collection'
import { choice, email, flag, instant, list, map, number, open, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, role, scope } from '../shared/policy'
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

export const grantStates = machine({
  requested: { approve: 'active', reject: 'rejected' },
  active: { expire: 'expired', revoke: 'revoked' },
  rejected: {},
  expired: {},
  revoked: {},
})

/** A role given to a person: staff scopes, a jury, a day's volunteering. For money and superadmins somebody else approves. */
export const roleGrants = collection({
  path: 'roleGrants',
  title: 'Roles',
  fields: {
    personId: reference('Person', 'people'),
    role: choice('Role', ['admin', 'superadmin', 'juror', 'volunteer']),
    scopes: list('Scopes', choice('Scope', ['content', 'guide', 'people', 'money', 'mail', 'system']), 6),
    reason: text('Reason', 300),
    until: optional(instant('Until')),
    /** For a juror: the one call. */
    callId: optional(reference('Call', 'calls')),
    requestedBy: reference('Requested by', 'people'),
    approvedBy: optional(reference('Approved by', 'people')),
    status: choice('State', statesOf(grantStates)),
  },
  states: grantStates,
  access: readOnly(role('admin')),
})
