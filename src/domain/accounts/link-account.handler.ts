import type { AccountFacts } from '../../ports/accounts-admin'
import { noteAct } from '../operations/note-act'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records, type RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { accounts } from './accounts'
import { activeGrantsOf } from './apply-roles'
import { linkAccount } from './change-account.function'
import { accountAt } from './change-account.handler'
import { emailKey, emailKeys } from './email-keys'
import { normalEmail } from './normal-email'
import { people } from './people'

/** Addresses that a person's record holds. */
const mostEmails = 5

/** Roles hang on the person: an account that is linked to a holder of one would gain it unseen, so that such a link is refused. */
export const linkAccountHandler = handle(linkAccount, async (world, { uid, personId, reason }) => {
  const account = await accountAt(world, uid)
  const records = new Records(world.documents, { current: world.actor })
  if (account.claims.pid === personId) return {}
  if (account.claims.pid !== undefined || (await activeGrantsOf(records, personId)).length > 0) throw new RuleBroken('account-linked')
  const key = await emailKey(normalEmail(account.email))
  await records.transact(within => link(within, world, { account, personId, key, reason }))
  await world.accounts.setClaims(uid, { pid: personId })
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
  world: FunctionWorld,
  { account: { uid, email, emailVerified }, personId, key, reason }: Link,
): Promise<void> {
  const person = await within.get(people, personId)
  const held = await within.get(emailKeys, key)
  const record = await within.get(accounts, uid)
  if (person?.status !== 'active' || (person.uid !== undefined && person.uid !== uid)) throw new RuleBroken('account-linked')
  if (held && held.personId !== personId) throw new RuleBroken('email-elsewhere')
  const others = person.emails.filter(({ address }) => normalEmail(address) !== email).slice(0, mostEmails - 1)
  within.change(people, person, { uid, emails: [{ address: email, verified: emailVerified }, ...others] })
  if (!held) within.create(emailKeys, key, { personId })
  if (!record) within.create(accounts, uid, { personId, email, disabled: false, status: 'active', claims: { pid: personId }, claimsVersion: 1 })
  noteAct(within, world, { scope: 'people', action: 'account.link', entity: 'accounts', entityId: uid, after: { personId }, reason })
}
