import type { FunctionWorld } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { accounts } from './accounts'
import { people } from './people'
import { claimsOf } from './role-claims'
import { roleGrants } from './role-grants'

export const activeGrantsOf = (records: Records, personId: string) =>
  records.find(roleGrants, {
    where: [
      ['personId', '==', personId],
      ['status', '==', 'active'],
    ],
  })

/**
 * Makes a person's claims what her roles say. Where something was taken every session of hers ends; otherwise the version of her
 * account's claims, which her browser follows, tells it to fetch them anew. Done again it changes nothing more than the version, which it returns.
 */
export async function applyRoles(world: FunctionWorld, personId: string, isLess: boolean): Promise<number> {
  const records = new Records(world.documents, { current: world.actor })
  const person = await records.get(people, personId)
  if (person?.uid === undefined) return 0
  const claims = claimsOf(personId, await activeGrantsOf(records, personId), world.clock.now())
  await world.accounts.setClaims(person.uid, claims)
  if (isLess) await world.accounts.revokeSessions(person.uid)
  return records.transact(async within => {
    const account = await within.get(accounts, person.uid!)
    const claimsVersion = (account?.claimsVersion ?? 0) + 1
    if (account) within.change(accounts, account, { claims, claimsVersion })
    return claimsVersion
  })
}
