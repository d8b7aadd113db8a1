import { LocalAccounts } from '../../src/adapters/memory/accounts/local-accounts'
import type { Actor } from '../../src/domain/shared/records/policy'
import type { MemoryWorld } from './memory-world'

/** Creates an account with the actor's claims, because callables check it, and returns the actor. */
export async function enrolled<A extends Actor>({ store, clock, ids }: Pick<MemoryWorld, 'store' | 'clock' | 'ids'>, actor: A): Promise<A> {
  const accounts = new LocalAccounts(store, clock, ids)
  if (!(await accounts.byUid(actor.uid))) await accounts.createWithoutAddress(actor.uid, '')
  await accounts.change(actor.uid, { claims: actor.claims })
  return actor
}
