import type { Actor } from '../shared/records/policy'

/**
 * The actor without the rights of roles, if all sessions of the account were ended after this session began; a masquerade is then over
 * (`undefined`). `endedBefore` comes from `endedSessions`, in whole seconds, so the session's beginning is rounded down to seconds too.
 */
export function withoutEndedSession(actor: Actor | undefined, endedBefore: number | undefined): Actor | undefined {
  if (!actor || endedBefore === undefined) return actor
  if (Math.floor((actor.authenticatedAt?.getTime() ?? 0) / 1000) >= endedBefore) return actor
  if (actor.claims.imp !== undefined) return undefined
  const { adm: _adm, sc: _sc, sa: _sa, jur: _jur, vol: _vol, ...claims } = actor.claims
  return { ...actor, claims }
}
