import type { Claims } from '../../../ports/auth'
import { scopeLetter, scopes } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { RoleGrant } from './role-grants.collection'

/** Maximum length in characters of all claims of an account as JSON (a limit of Firebase Authentication). */
export const maxClaims = 1000
/** Maximum number of calls for art that a person judges at the same time. */
export const maxCalls = 5

export type ClaimingGrant = Pick<RoleGrant, 'role' | 'scopes' | 'until' | 'callId' | 'status'>

export const isInForce = ({ status, until }: Pick<ClaimingGrant, 'status' | 'until'>, now: Date): boolean =>
  status === 'active' && (until === undefined || until > now)

/** How long new staff may work without a second factor, in milliseconds. */
const grace = 7 * 86_400_000

/** The claim `mfaFrom` for days of grace that begin now. */
export const graceFrom = (now: Date, lasts = grace): number => Math.floor((now.getTime() + lasts) / 1000)

/** The claims for a person with these roles now. An existing end of grace stays. Throws `too-many-roles` if the claims do not fit into a token. */
export function claimsOf(personId: string, grants: readonly ClaimingGrant[], now: Date, mfaFrom = graceFrom(now)): Claims {
  const held = grants.filter(grant => isInForce(grant, now))
  const isStaff = held.some(({ role }) => role === 'admin' || role === 'superadmin')
  const letters = scopes.filter(name => held.some(grant => grant.role === 'admin' && grant.scopes.includes(name))).map(name => scopeLetter[name])
  const calls = [...new Set(held.flatMap(({ role, callId }) => (role === 'juror' && callId !== undefined ? [callId] : [])))]
  const days = held.flatMap(({ role, until }) => (role === 'volunteer' && until ? [until.toISOString().slice(0, 10)] : []))
  const claims: Claims = {
    pid: personId,
    ...(isStaff && { adm: 1, mfaFrom }),
    ...(letters.length > 0 && { sc: letters.join('') }),
    ...(held.some(({ role }) => role === 'superadmin') && { sa: 1 }),
    ...(calls.length > 0 && { jur: calls }),
    ...(days.length > 0 && { vol: days.toSorted().at(-1)! }),
  }
  if (calls.length > maxCalls || JSON.stringify(claims).length > maxClaims) throw new RuleBroken('too-many-roles', { calls: calls.length })
  return claims
}
