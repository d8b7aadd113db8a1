import { collection, type StoredOf } from '../shared/collection'
import { choice, instant, list, optional, reference, text } from '../shared/fields'
import { readOnly, role, scopes } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const grantStates = machine({
  requested: { approve: 'active', reject: 'rejected', revoke: 'revoked' },
  active: { expire: 'expired', revoke: 'revoked' },
  rejected: {},
  expired: {},
  revoked: {},
})

export const grantedRoles = ['admin', 'superadmin', 'juror', 'volunteer'] as const
export type GrantedRole = (typeof grantedRoles)[number]

/**
 * A role given to a person: staff scopes, a jury, a season's volunteering. For money and superadmins somebody else approves. What a
 * token claims is made of the active ones; nothing is ever taken out of this list, so that it is the history too.
 */
export const roleGrants = collection({
  path: 'roleGrants',
  title: 'Roles',
  fields: {
    personId: reference('Person', 'people'),
    /** As it was when the role was asked for: not all of the staff read `people`. */
    personName: text('Name', 80),
    role: choice('Role', grantedRoles),
    scopes: list('Scopes', choice('Scope', scopes), 6),
    reason: text('Reason', 300),
    until: optional(instant('Until')),
    /** For a juror: the one call. */
    callId: optional(reference('Call', 'calls')),
    requestedBy: reference('Requested by', 'people'),
    approvedBy: optional(reference('Approved by', 'people')),
    /** Who turned it down or took it away, when and why; an expiry has no person. */
    endedBy: optional(reference('Ended by', 'people')),
    endedAt: optional(instant('Ended')),
    endedBecause: optional(text('Ended because', 300)),
    status: choice('State', statesOf(grantStates)),
  },
  states: grantStates,
  access: readOnly(role('admin')),
})
export type RoleGrant = StoredOf<typeof roleGrants>

/** Whether somebody other than who asks must approve it: whoever holds it could take everything, or pay it out. */
export const needsApproval = ({ role: granted, scopes: held }: Pick<RoleGrant, 'role' | 'scopes'>): boolean =>
  granted === 'superadmin' || held.includes('money')
