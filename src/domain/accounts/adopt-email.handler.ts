import { PortError } from '../../ports/errors'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { noteAccount } from './account-audit'
import { accounts } from './accounts'
import { adoptEmail } from './adopt-email.function'
import { callerOf, callingPerson } from './caller'
import { emailKey, emailKeys } from './email-keys'
import { normalEmail } from './normal-email'
import { people } from './people'

export const adoptEmailHandler = handle(adoptEmail, async world => {
  const personId = callingPerson(world)
  const account = await world.accounts.find(callerOf(world).uid)
  if (!account) throw new PortError('functions', 'not-found', 'the account is gone')
  const { uid, email, emailVerified: verified } = account
  const records = new Records(world.documents, { current: world.actor })
  const former = (await records.get(people, personId))?.emails[0]?.address
  const [newKey, formerKey] = await Promise.all([emailKey(email), former && emailKey(normalEmail(former))])
  return records.transact(async within => {
    const person = await within.get(people, personId)
    const held = await within.get(emailKeys, newKey)
    const record = await within.get(accounts, uid)
    const first = person?.emails[0]
    if (!person || (first?.address === email && first.verified === verified)) return { changed: false }
    if (held && held.personId !== personId) throw new RuleBroken('email-elsewhere')
    if (!held) within.create(emailKeys, newKey, { personId })
    if (formerKey && formerKey !== newKey) within.delete(emailKeys, formerKey)
    within.change(people, person, {
      emails: [{ ...first, address: email, verified }, ...person.emails.slice(1).filter(({ address }) => address !== email)],
    })
    if (record) within.change(accounts, record, { email })
    noteAccount(within, world, 'person.email', personId, { verified })
    return { changed: true }
  })
})
