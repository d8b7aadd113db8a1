import type { Actor } from '../records/policy'
import type { HandlerPorts } from './handler-context'
import { Refused } from './refused'

/**
 * The actor with the claims that the account has now: a token keeps what it said for up to an hour. Refuses a token whose account was
 * deleted or disabled, or whose sessions were ended. A masquerade's claims are its session's own; its account goes when it ends.
 */
export async function liveActor({ accounts }: Pick<HandlerPorts, 'accounts'>, actor: Actor | undefined): Promise<Actor | undefined> {
  if (!actor) return undefined
  const account = await accounts.find(actor.uid)
  const endedBefore = account?.sessionsEndedBefore
  const isEnded = endedBefore !== undefined && !(actor.authenticatedAt !== undefined && actor.authenticatedAt >= endedBefore)
  if (!account || account.disabled || isEnded) throw new Refused('unauthenticated', 'the session has ended')
  return actor.claims.imp === undefined ? { ...actor, claims: account.claims } : actor
}
