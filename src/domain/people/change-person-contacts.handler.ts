import { PortError } from '../../ports/errors'
import { phoneOf } from '../accounts/contact-names'
import { normalEmail } from '../accounts/normal-email'
import { people } from '../accounts/people'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { changePersonContacts } from './change-person-contacts.function'
import { claimEmails } from './claim-emails'

export const changePersonContactsHandler = handle(changePersonContacts, async (world, { personId, rev, emails, phones, addresses }) => {
  const records = new Records(world.documents, { current: world.actor })
  return records.transact(async within => {
    const person = await within.get(people, personId)
    if (person?.status !== 'active') throw new RuleBroken('merge-over', { personId })
    if (person.rev !== rev) throw new PortError('functions', 'aborted', 'the record has changed since it was read')
    const former = person.emails.map(({ address }) => address)
    // Whose account signs in by an address changes it there, not here.
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
      wanted.map(({ address }) => address),
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
