import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler-context'
import type { Records } from '../../shared/records/records'
import { accounts } from '../accounts.collection'
import { claimsOf } from './role-claims'
import { roleGrants } from './role-grants.collection'

export const activeGrantsOf = (records: Records, personId: string) =>
  records.find(roleGrants, {
    where: [
      ['personId', '==', personId],
      ['status', '==', 'active'],
    ],
  })

/**
 * Sets the claims of a person's account from their roles. If a right was removed, all sessions of the account end. Otherwise the version of
 * its claims is raised; the browser watches it and fetches a new token. Idempotent except for the version, which is returned.
 */
export async function applyRoles(context: HandlerContext, personId: string, isLess: boolean): Promise<number> {
  const { records } = context
  const person = await records.get(people, personId)
  if (person?.uid === undefined) return 0
  const claims = claimsOf(personId, await activeGrantsOf(records, personId), context.clock.now())
  await context.accounts.setClaims(person.uid, claims)
  if (isLess) await context.accounts.revokeSessions(person.uid)
  return records.transact(async within => {
    const account = await within.get(accounts, person.uid!)
    const claimsVersion = (account?.claimsVersion ?? 0) + 1
    if (account) within.change(accounts, account, { claims, claimsVersion })
    return claimsVersion
  })
}
