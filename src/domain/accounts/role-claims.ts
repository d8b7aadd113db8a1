import type { Claims } from '../../ports/auth'
import { scopeLetter, scopes } from '../shared/policy'
import { RuleBroken } from '../shared/rule-broken'
import type { RoleGrant } from './role-grants'

/** Characters that the authentication service lets all claims of an account have, as JSON. */
export const mostClaims = 1000
/** Calls that somebody judges at one time. */
export const mostCalls = 5

export type ClaimingGrant = Pick<RoleGrant, 'role' | 'scopes' | 'until' | 'callId' | 'status'>

export const isInForce = ({ status, until }: Pick<ClaimingGrant, 'status' | 'until'>, now: Date): boolean =>
  status === 'active' && (until === undefined || until > now)

/** What a token says of a person who holds these roles now. Throws `too-many-roles` where a token cannot hold them all. */
export function claimsOf(personId: string, grants: readonly ClaimingGrant[], now: Date): Claims {
  const held = grants.filter(grant => isInForce(grant, now))
  const isStaff = held.some(({ role }) => role === 'admin' || role === 'superadmin')
  const letters = scopes.filter(name => held.some(grant => grant.role === 'admin' && grant.scopes.includes(name))).map(name => scopeLetter[name])
  const calls = [...new Set(held.flatMap(({ role, callId }) => (role === 'juror' && callId !== undefined ? [callId] : [])))]
  const days = held.flatMap(({ role, until }) => (role === 'volunteer' && until ? [until.toISOString().slice(0, 10)] : []))
  const claims: Claims = {
    pid: personId,
    ...(isStaff && { adm: 1 }),
    ...(letters.length > 0 && { sc: letters.join('') }),
    ...(held.some(({ role }) => role === 'superadmin') && { sa: 1 }),
    ...(calls.length > 0 && { jur: calls }),
    ...(days.length > 0 && { vol: days.toSorted().at(-1)! }),
  }
  if (calls.length > mostCalls || JSON.stringify(claims).length > mostClaims) throw new RuleBroken('too-many-roles', { calls: calls.length })
  return claims
}
