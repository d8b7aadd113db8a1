import { emailKeys } from '../../people/email-keys.collection'
import { normalEmail } from '../../people/normal-email'
import { people } from '../../people/people.collection'
import { callerOf, callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { sha256 } from '../../shared/sha256'
import { accounts } from '../accounts.collection'
import { auditAccountAction } from '../audit-account-action'
import { adoptEmail } from './adopt-email.contract'

export const adoptEmailHandler = defineHandler(adoptEmail, async context => {
  const personId = callingPerson(context)
  const account = await context.accounts.find(callerOf(context).uid)
  if (!account) throw new Refused('not-found', 'the account is gone')
  const { uid, email, emailVerified: verified } = account
  const { records } = context
  const former = (await records.get(people, personId))?.emails[0]?.address
  const [newKey, formerKey] = await Promise.all([sha256(email), former && sha256(normalEmail(former))])
  return records.transact(async within => {
    const person = await within.get(people, personId)
    const held = await within.get(emailKeys, newKey)
    const holder = held && held.personId !== personId ? await within.get(people, held.personId) : undefined
    const formerHeld = formerKey && formerKey !== newKey ? await within.get(emailKeys, formerKey) : undefined
    const record = await within.get(accounts, uid)
    const first = person?.emails[0]
    if (!person || (first?.address === email && first.verified === verified)) return { changed: false }
    // A record without an account that was created while the address was unconfirmed keeps its key: staff merge the two (`matchPeople`).
    if (holder?.uid !== undefined) throw new RuleBroken('email-elsewhere')
    if (!held && verified) within.create(emailKeys, newKey, { personId })
    if (formerHeld?.personId === personId) within.delete(emailKeys, formerKey!)
    within.change(people, person, {
      emails: [{ ...first, address: email, verified }, ...person.emails.slice(1).filter(({ address }) => address !== email)],
    })
    if (record) within.change(accounts, record, { email })
    auditAccountAction(within, context, 'person.email', personId, { verified })
    return { changed: true }
  })
})
