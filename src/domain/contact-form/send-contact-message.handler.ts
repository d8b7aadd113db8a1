import { defineHandler } from '../shared/functions/handler'
import { contactMessages } from './contact-messages.collection'
import { minFormTime, sendContactMessage } from './send-contact-message.contract'

/** A machine gets the same answer as a person, and its message is marked as suspected. */
export const sendContactMessageHandler = defineHandler(
  sendContactMessage,
  async ({ clock, records }, { key, name, email, topic, text, website, took }) => {
    const suspected = website !== '' || took < minFormTime
    await records.transact(async within => {
      // A retry after the answer was lost.
      if (await within.get(contactMessages, key)) return
      within.create(contactMessages, key, { name, email, topic, text, suspected, sentAt: clock.now(), status: suspected ? 'spam' : 'new' })
    })
    return { id: key }
  },
)
