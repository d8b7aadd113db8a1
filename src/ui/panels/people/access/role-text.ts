import type { GrantedRole, RoleGrant } from '../../../../domain/accounts/roles/role-grants.collection'
import type { Scope } from '../../../../domain/shared/records/policy'
import { scopeLabels } from '../../home/scope-labels'

export const roleNames: Readonly<Record<GrantedRole, string>> = {
  admin: 'Staff',
  superadmin: 'Superadmin',
  juror: 'Juror',
  volunteer: 'Volunteer',
}

/** What each scope gives access to, in one line. */
export const scopePurposes: Readonly<Record<Scope, string>> = {
  content: 'Content: pages, articles, pictures, events',
  guide: 'Guide: editions, listings, the map, calls',
  people: 'People: records, memberships, accounts',
  money: 'Money: orders, gifts, letters (a second person approves)',
  mail: 'Mail: mailings, messages, short links',
  system: 'System: reports, counters, health of the data',
}

/** A role as the list of accounts names it: a scope, or a role that has none. */
export const roleText = (role: string): string => scopeLabels[role as Scope] ?? roleNames[role as GrantedRole] ?? role

/** A role in words: `Staff: Guide, Money`, `Juror of guide-cover-2027`. */
export function grantText({ role, scopes, callId }: Pick<RoleGrant, 'role' | 'scopes' | 'callId'>): string {
  if (role === 'admin') return `${roleNames.admin}: ${scopes.map(roleText).join(', ')}`
  return role === 'juror' && callId !== undefined ? `${roleNames.juror} of ${callId}` : roleNames[role]
}

export const endNames: Readonly<Record<RoleGrant['status'], string>> = {
  requested: 'waits for a second person',
  active: 'in force',
  rejected: 'turned down',
  expired: 'ended on its day',
  revoked: 'taken away',
}
