import { collection, machine, type StoredOf, statesOf } from '../../shared/records/collection'
import { actor, choice, forgotten, impersonal, instant, list, optional, reference, text, withFacts } from '../../shared/records/fields'
import { readOnly, role, scopes } from '../../shared/records/policy'

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
 * A role given to a person: staff scopes, a jury, a season's volunteering. The scopes `money` and `system` and superadmins need a second
 * approver. Claims are built from the active grants. Grants are never deleted, so they are also the history.
 */
export const roleGrants = collection({
  path: 'roleGrants',
  title: 'Roles',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: withFacts(reference('Person', 'people'), { staysInMerge: 'roles never move' }),
    /** The name at the time of the request, because not all staff can read `people`. */
    personName: withFacts(text('Name', 80), { whenForgotten: { becomes: 'Former member' } }),
    role: choice('Role', grantedRoles),
    scopes: list('Scopes', choice('Scope', scopes), 6),
    reason: forgotten(impersonal(text('Reason', 300))),
    until: optional(instant('Until')),
    /** For a juror: the call for art. */
    callId: optional(reference('Call', 'calls')),
    requestedBy: actor('Requested by'),
    approvedBy: optional(actor('Approved by')),
    /** Who rejected or revoked it, when and why; an expired role has no person here. */
    endedBy: optional(actor('Ended by')),
    endedAt: optional(instant('Ended')),
    endedBecause: forgotten(impersonal(optional(text('Reason for the end', 300)))),
    status: choice('State', statesOf(grantStates)),
  },
  states: grantStates,
  access: readOnly(role('admin')),
})
export type RoleGrant = StoredOf<typeof roleGrants>

/** Whether a second approver is needed: the role gives all access, access to money, or the right to approve others. */
export const needsApproval = ({ role: granted, scopes: held }: Pick<RoleGrant, 'role' | 'scopes'>): boolean =>
  granted === 'superadmin' || held.includes('money') || held.includes('system')

const mayApprove = ({ role: granted, scopes: held }: Pick<RoleGrant, 'role' | 'scopes'>) => granted === 'superadmin' || held.includes('system')

type Given = Pick<RoleGrant, 'personId' | 'role' | 'scopes' | 'requestedBy' | 'status'>

/**
 * Whether this person must not decide on a requested role: they requested it, would get it, or can approve only through a role that the
 * requester gave them. `held` are the roles of this person.
 */
export const isInvolvedIn = (asked: Pick<RoleGrant, 'personId' | 'requestedBy'>, personId: string | undefined, held: readonly Given[]): boolean =>
  personId === asked.requestedBy ||
  personId === asked.personId ||
  held.some(grant => grant.personId === personId && grant.status === 'active' && mayApprove(grant) && grant.requestedBy === asked.requestedBy)
