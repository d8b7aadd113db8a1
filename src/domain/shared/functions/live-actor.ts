import type { Actor } from '../records/policy'
import type { HandlerPorts } from './handler'
import { Refused } from './refused'

/**
 * The actor with the account's current claims; a token can be up to an hour old. Refuses a token if its account was deleted or disabled, or
 * its sessions were ended. A masquerade keeps the claims of its own session: its account is deleted when it ends.
 */
export async function liveActor({ accounts }: Pick<HandlerPorts, 'accounts'>, actor: Actor | undefined): Promise<Actor | undefined> {
  if (!actor) return undefined
  const account = await accounts.find(actor.uid)
  const endedBefore = account?.sessionsEndedBefore
  const isEnded = endedBefore !== undefined && (actor.authenticatedAt ?? new Date(0)) < endedBefore
  if (!account || account.disabled || isEnded) throw new Refused('unauthenticated', 'the session has ended')
  return actor.claims.imp === undefined ? { ...actor, claims: account.claims } : actor
}
