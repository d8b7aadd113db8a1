import { emailKey } from '../accounts/email-keys'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { contactMessages } from './contact-messages'
import { countSenders } from './contact-senders'
import { leastFormTime, sendContactMessage } from './send-contact-message.function'

/**
 * A machine gets the same answer as a person, and its message waits apart. Who writes is counted with the message, all or nothing:
 * messages sent at once are counted one after the other.
 */
export const sendContactMessageHandler = handle(sendContactMessage, async (world, { key, name, email, topic, text, website, took }) => {
  const { actor, clock, documents, network } = world
  const sentAt = clock.now()
  const suspected = website !== '' || took < leastFormTime
  const names = [`mail ${email}`, ...(actor ? [`account ${actor.uid}`] : []), ...(network === undefined ? [] : [`network ${network}`])]
  const senders = await Promise.all(names.map(emailKey))
  await new Records(documents, { current: actor }).transact(async within => {
    // Sent again, because the answer was lost.
    if (await within.get(contactMessages, key)) return
    await countSenders(within, senders, sentAt)
    within.create(contactMessages, key, { name, email, topic, text, suspected, sentAt, status: suspected ? 'spam' : 'new' })
  })
  return { id: key }
})
