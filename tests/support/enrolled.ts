import { LocalAccounts } from '../../src/adapters/memory/accounts/local-accounts'
import type { Actor } from '../../src/domain/shared/records/policy'
import type { MemoryWorld } from './memory-world'

/** The actor, with an account that has the same claims: callables look at it. */
export async function enrolled<A extends Actor>({ store, clock, ids }: Pick<MemoryWorld, 'store' | 'clock' | 'ids'>, actor: A): Promise<A> {
  const accounts = new LocalAccounts(store, clock, ids)
  if (!(await accounts.byUid(actor.uid))) await accounts.createWithoutAddress(actor.uid, '')
  await accounts.change(actor.uid, { claims: actor.claims })
  return actor
}
