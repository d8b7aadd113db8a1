import type { Actor } from '../records/policy'
import { RuleBroken } from '../records/rule-broken'
import type { HandlerContext } from './handler-context'
import { Refused } from './refused'

/** The caller's actor; only for callables that require a signed-in caller. */
export function callerOf({ actor }: HandlerContext): Actor {
  if (!actor) throw new Refused('unauthenticated', 'nobody is signed in')
  return actor
}

/** The caller's person id. Throws `not-joined` for an account without a person. */
export function callingPerson(context: HandlerContext): string {
  const { pid } = callerOf(context).claims
  if (pid === undefined) throw new RuleBroken('not-joined')
  return pid
}
