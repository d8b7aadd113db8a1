import type { AccountFacts } from '../../ports/accounts-admin'
import { auditAction } from '../audit/audit-action'
import { emailKeys } from '../people/email-keys.collection'
import { normalEmail } from '../people/normal-email'
import { people } from '../people/people.collection'
import { callerOf, callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { hasRole } from '../shared/records/policy'
import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import { accounts } from './accounts.collection'
import { linkAccount } from './administer-accounts.contract'
import { accountAt } from './administer-accounts.handler'
import { activeGrantsOf } from './roles/apply-roles'

/** Maximum number of addresses in a person's record. */
const maxEmails = 5

/**
 * Refuses people with a role: the account would silently gain it. The account will read the person's gifts and orders, so staff may link only
 * if a confirmed address proves that both are the same person, and the address was not entered by the staff member. Otherwise a superadmin
 * must link them.
 */
export const linkAccountHandler = defineHandler(linkAccount, async (context, { uid, personId, reason }) => {
  const account = await accountAt(context, uid)
  const { records } = context
  if (account.claims.pid === personId) return {}
  if (account.claims.pid !== undefined || (await activeGrantsOf(records, personId)).length > 0) throw new RuleBroken('account-linked')
  const key = await sha256(normalEmail(account.email))
  const held = await records.get(emailKeys, key)
  const isTheirs = account.emailVerified && held?.personId === personId && held.createdBy !== callingPerson(context)
  if (!isTheirs && !hasRole(callerOf(context).claims, 'superadmin')) throw new RuleBroken('link-unproven')
  await records.transact(within => link(within, context, { account, personId, key, reason }))
  await context.accounts.setClaims(uid, { pid: personId })
  return {}
})

interface Link {
  readonly account: AccountFacts
  readonly personId: string
  readonly key: string
  readonly reason: string
}

async function link(
  within: RecordsWithin,
  context: HandlerContext,
  { account: { uid, email, emailVerified }, personId, key, reason }: Link,
): Promise<void> {
  const person = await within.get(people, personId)
  const held = await within.get(emailKeys, key)
  const record = await within.get(accounts, uid)
  // The claims were read before the transaction, and another call may have linked the account since.
  const isElsewhere = record !== undefined && record.personId !== personId
  if (person?.status !== 'active' || (person.uid !== undefined && person.uid !== uid) || isElsewhere) throw new RuleBroken('account-linked')
  if (held && held.personId !== personId) throw new RuleBroken('email-elsewhere')
  const others = person.emails.filter(({ address }) => normalEmail(address) !== email).slice(0, maxEmails - 1)
  within.change(people, person, { uid, emails: [{ address: email, verified: emailVerified }, ...others] })
  if (!held && emailVerified) within.create(emailKeys, key, { personId })
  if (!record) within.create(accounts, uid, { personId, email, disabled: false, status: 'active', claims: { pid: personId }, claimsVersion: 1 })
  auditAction(within, context, { scope: 'people', action: 'account.link', entity: 'accounts', entityId: uid, after: { personId }, reason })
}
