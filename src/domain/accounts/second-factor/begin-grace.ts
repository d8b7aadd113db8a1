import type { AccountFacts } from '../../../ports/accounts-admin'
import type { Claims } from '../../../ports/auth'
import { sameValue } from '../../../ports/same-value'
import type { HandlerContext } from '../../shared/functions/handler'
import { accounts } from '../accounts.collection'
import { graceFrom } from '../roles/role-claims'

/**
 * Starts the days of grace at the first sign-in of staff whose roles are older than the requirement of a second factor, and whose claims
 * therefore have none. Grace that has started, or is over, is not changed.
 */
export async function beginGrace(context: HandlerContext, { uid, claims }: AccountFacts): Promise<void> {
  if (claims.mfaFrom === undefined) await giveGrace(context, uid, { ...claims, mfaFrom: graceFrom(context.clock.now()) })
}

/** Sets claims with an end of grace; the holder's open tabs fetch them at once. */
export async function giveGrace(context: HandlerContext, uid: string, claims: Claims): Promise<void> {
  await context.accounts.setClaims(uid, claims)
  await context.records.transact(async within => {
    const account = await within.get(accounts, uid)
    if (account && !sameValue({ ...account.claims }, { ...claims }))
      within.change(accounts, account, { claims, claimsVersion: account.claimsVersion + 1 })
  })
}
