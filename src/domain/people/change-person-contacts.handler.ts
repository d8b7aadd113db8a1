import { defineHandler } from '../shared/functions/handler'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import { changePersonContacts } from './change-person-contacts.contract'
import { claimEmails } from './claim-emails'
import { normalEmail } from './normal-email'
import { phoneOf } from './normal-name-and-phone'
import { people } from './people.collection'
import { unconfirmedAddress } from './unconfirmed-address'

export const changePersonContactsHandler = defineHandler(changePersonContacts, async (context, { personId, rev, emails, phones, addresses }) => {
  return context.once(async within => {
    const person = await within.get(people, personId)
    if (person?.status !== 'active') throw new RuleBroken('merge-over', { personId })
    if (person.rev !== rev) throw recordOvertaken(person)
    const former = person.emails.map(({ address }) => address)
    // A person with an account changes their sign-in address in their account settings, not here.
    const signsIn = person.uid === undefined ? undefined : person.emails[0]
    const entered = emails.filter((email, i) => emails.findIndex(other => other.address === email.address) === i)
    const wanted = signsIn
      ? [
          { address: signsIn.address, ...(signsIn.label && { label: signsIn.label }) },
          ...entered.filter(({ address }) => address !== normalEmail(signsIn.address)),
        ]
      : entered
    const claim = await claimEmails(
      within,
      personId,
      wanted.map(({ address }) => address).filter(address => address !== unconfirmedAddress(person)),
      former,
    )
    within.change(people, person, {
      emails: wanted.slice(0, 5).map(email => {
        const known = person.emails.find(({ address }) => normalEmail(address) === normalEmail(email.address))
        return { ...(known?.bounce && { bounce: known.bounce }), verified: known?.verified ?? false, ...email }
      }),
      phones: phones.length > 0 ? phones.map(phone => phoneOf(phone) ?? phone) : undefined,
      addresses: addresses.length > 0 ? addresses : undefined,
    })
    claim()
    return { rev: person.rev + 1 }
  })
})
