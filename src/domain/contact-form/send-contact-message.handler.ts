import { emailKeys } from '../people/email-keys.collection'
import { normalEmail } from '../people/normal-email'
import { people } from '../people/people.collection'
import { defineHandler } from '../shared/functions/handler'
import type { RecordsWithin } from '../shared/records/records'
import { sha256 } from '../shared/sha256'
import { contactMessages } from './contact-messages.collection'
import { minFormTime, sendContactMessage } from './send-contact-message.contract'

/** A bot gets the same response as a person, but its message is marked as suspected. A person is recognized by a confirmed address. */
export const sendContactMessageHandler = defineHandler(
  sendContactMessage,
  async ({ clock, records }, { key, name, email, topic, text, page, website, took }) => {
    const addressKey = await sha256(normalEmail(email))
    const suspected = website !== '' || took < minFormTime
    await records.transact(async within => {
      // A retry after the response was lost.
      if (await within.get(contactMessages, key)) return
      const personId = await personWith(within, addressKey, normalEmail(email))
      within.create(contactMessages, key, {
        name,
        email,
        topic,
        text,
        page,
        suspected,
        sentAt: clock.now(),
        status: suspected ? 'spam' : 'new',
        ...(personId !== undefined && { personId }),
      })
    })
    return { id: key }
  },
)

/** The person who confirmed this address. An address entered by staff, or not confirmed yet, proves nothing. */
async function personWith(within: RecordsWithin, addressKey: string, address: string): Promise<string | undefined> {
  const key = await within.get(emailKeys, addressKey)
  const person = key && (await within.get(people, key.personId))
  return person?.emails.some(one => one.verified && normalEmail(one.address) === address) ? person.id : undefined
}
