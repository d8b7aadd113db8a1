import { collection, type StoredOf } from '../../shared/records/collection'
import { impersonal, withFacts } from '../../shared/records/field-facts'
import { actor, choice, instant, list, optional, reference, text } from '../../shared/records/fields'
import { readOnly, role, scopes } from '../../shared/records/policy'
import { machine, statesOf } from '../../shared/records/state-machine'

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
 * A role given to a person: staff scopes, a jury, a season's volunteering. The scope `money` and superadmins need a second approver. Claims
 * are made of the active grants. Grants are never deleted, so they are also the history.
 */
export const roleGrants = collection({
  path: 'roleGrants',
  title: 'Roles',
  privacy: 'personal',
  whenForgotten: { otherwise: 'the history of access' },
  fields: {
    personId: withFacts(reference('Person', 'people'), { staysInMerge: 'roles never move' }),
    /** The name when the role was requested: not all staff can read `people`. */
    personName: text('Name', 80),
    role: choice('Role', grantedRoles),
    scopes: list('Scopes', choice('Scope', scopes), 6),
    reason: impersonal(text('Reason', 300)),
    until: optional(instant('Until')),
    /** For a juror: the one call. */
    callId: optional(reference('Call', 'calls')),
    requestedBy: actor('Requested by'),
    approvedBy: optional(actor('Approved by')),
    /** Who rejected or revoked it, when and why; an expiry has no person. */
    endedBy: optional(actor('Ended by')),
    endedAt: optional(instant('Ended')),
    endedBecause: impersonal(optional(text('Reason for the end', 300))),
    status: choice('State', statesOf(grantStates)),
  },
  states: grantStates,
  access: readOnly(role('admin')),
})
export type RoleGrant = StoredOf<typeof roleGrants>

/** Whether a second approver is needed: the role can give away all access or money. */
export const needsApproval = ({ role: granted, scopes: held }: Pick<RoleGrant, 'role' | 'scopes'>): boolean =>
  granted === 'superadmin' || held.includes('money')
