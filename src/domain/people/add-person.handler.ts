import { defineHandler } from '../shared/functions/handler'
import { addPerson } from './add-person.contract'
import { claimEmails } from './claim-emails'
import { namesOf, phoneOf } from './normal-name-and-phone'
import { people } from './people.collection'

export const addPersonHandler = defineHandler(addPerson, async (context, { personId, first, last, pronouns, emails, phones, addresses, ...rest }) => {
  const { records } = context
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
