import { namesOf, phoneOf } from '../accounts/contact-names'
import { people } from '../accounts/people'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { addPerson } from './add-person.function'
import { claimEmails } from './claim-emails'

export const addPersonHandler = handle(addPerson, async (world, { personId, first, last, pronouns, emails, phones, addresses, ...rest }) => {
  const records = new Records(world.documents, { current: world.actor })
  return records.transact(async within => {
    if (await within.get(people, personId)) return { personId }
    const claim = await claimEmails(
      within,
      personId,
      emails.map(({ address }) => address),
    )
    const names = rest.kind === 'business' && !first && !last ? namesOf('', rest.organisation ?? '') : namesOf(first, last, pronouns)
    within.create(people, personId, {
      ...rest,
      names,
      emails: emails.map(email => ({ ...email, verified: false })),
      ...(phones.length > 0 && { phones: phones.map(phone => phoneOf(phone) ?? phone) }),
      ...(addresses.length > 0 && { addresses }),
      status: 'active',
    })
    claim()
    return { personId }
  })
})
