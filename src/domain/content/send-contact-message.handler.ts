import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { contactMessages } from './contact-messages'
import { leastFormTime, messagesAnHour, sendContactMessage } from './send-contact-message.function'

const hour = 3_600_000

/** A machine gets the same answer as a person, and its message waits apart. */
export const sendContactMessageHandler = handle(sendContactMessage, async (world, { name, email, topic, text, website, took }) => {
  const records = new Records(world.documents, { current: world.actor })
  const now = world.clock.now()
  const recent = await records.count(contactMessages, {
    where: [
      ['email', '==', email],
      ['sentAt', '>', new Date(now.getTime() - hour)],
    ],
  })
  if (recent >= messagesAnHour) throw new RuleBroken('too-many-attempts', { seconds: hour / 1000 })
  const suspected = website !== '' || took < leastFormTime
  const id = world.ids.next()
  await records.commit(
    records.creating(contactMessages, id, { name, email, topic, text, suspected, sentAt: now, status: suspected ? 'spam' : 'new' }),
  )
  return { id }
})
