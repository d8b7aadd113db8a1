import type { Actor } from '../shared/records/policy'

/**
 * The actor without what roles give, if all sessions of the account were ended since this one began; a masquerade is over then. `endedBefore` is
 * what `endedSessions` says of the account, in whole seconds, and so is compared the beginning of the session: tokens know no less.
 */
export function withoutEndedSession(actor: Actor | undefined, endedBefore: number | undefined): Actor | undefined {
  if (!actor || endedBefore === undefined) return actor
  if (Math.floor((actor.authenticatedAt?.getTime() ?? 0) / 1000) >= endedBefore) return actor
  if (actor.claims.imp !== undefined) return undefined
  const { adm: _adm, sc: _sc, sa: _sa, jur: _jur, vol: _vol, ...claims } = actor.claims
  return { ...actor, claims }
}
