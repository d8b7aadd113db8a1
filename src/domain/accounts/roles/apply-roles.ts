import type { Claims } from '../../../ports/auth'
import { sameValue } from '../../../ports/same-value'
import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import type { Records } from '../../shared/records/records'
import { accounts } from '../accounts.collection'
import { endSessions } from '../end-sessions'
import { claimsOf, graceFrom } from './role-claims'
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
 * the claims is raised; the browser watches it and fetches a new token. Returns the version, which stays the same if the claims do. Reads the
 * roles again afterwards, in case another role changed at the same moment.
 */
export async function applyRoles(context: HandlerContext, personId: string, isLess: boolean): Promise<number> {
  const { records } = context
  const uid = (await records.get(people, personId))?.uid
  if (uid === undefined) return 0
  const graceEnd = (await context.accounts.find(uid))?.claims.mfaFrom ?? graceFrom(context.clock.now())
  const claimsNow = async () => claimsOf(personId, await activeGrantsOf(records, personId), context.clock.now(), graceEnd)
  let claims = await claimsNow()
  for (;;) {
    await context.accounts.setClaims(uid, claims)
    // Sessions end before the version changes: a browser that sees the new version asks for a token and must get none.
    if (isLess) await endSessions(context, uid, personId)
    const version = await noteClaims(context, uid, claims)
    const later = await claimsNow()
    if (sameValue({ ...later }, { ...claims })) return version
    claims = later
  }
}

function noteClaims({ records }: HandlerContext, uid: string, claims: Claims): Promise<number> {
  return records.transact(async within => {
    const account = await within.get(accounts, uid)
    if (account && sameValue({ ...account.claims }, { ...claims })) return account.claimsVersion
    const claimsVersion = (account?.claimsVersion ?? 0) + 1
    if (account) within.change(accounts, account, { claims, claimsVersion })
    return claimsVersion
  })
}
