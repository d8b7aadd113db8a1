import { PortError } from '../../ports/errors'
import type { FunctionWorld } from '../shared/cloud-function'
import type { Actor } from '../shared/policy'
import { RuleBroken } from '../shared/rule-broken'

/** Whoever called; callables that use it are closed to strangers. */
export function callerOf({ actor }: FunctionWorld): Actor {
  if (!actor) throw new PortError('functions', 'unauthenticated', 'nobody is signed in')
  return actor
}

/** The person who called. Throws `not-joined` for an account that is nobody's yet. */
export function callingPerson(world: FunctionWorld): string {
  const { pid } = callerOf(world).claims
  if (pid === undefined) throw new RuleBroken('not-joined')
  return pid
}
