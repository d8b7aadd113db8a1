import { EventRepliesTransaction } from '../capacity/event-replies-transaction'
import { eventPlaces } from '../events/event-place-counts.collection'
import { rsvps } from '../events/rsvps.collection'
import { defineJob } from '../shared/functions/job'
import { mailReplies } from './mail-replies'

/**
 * Looks after the waiting lists of events: ends offers that were not accepted in time, offers free places to the next in line, whatever freed
 * them, and sends mails about offers that an interruption left out.
 */
export const offerEventPlaces = defineJob({
  name: 'offerEventPlaces',
  every: 'five-minutes',
  of: eventPlaces,
  // Far more than events that have a waiting list at one time.
  limit: 500,
  due: () => ({ where: [['isLine', '==', true]] }),
  async each(context, { id }) {
    const changed = await context.systemRecords.transact(async within => {
      const replies = await EventRepliesTransaction.open(context, within, id)
      replies.settle()
      return replies.write()
    })
    const offered = await context.systemRecords.find(rsvps, {
      where: [
        ['eventId', '==', id],
        ['status', '==', 'offered'],
      ],
    })
    await mailReplies(context, [...changed, ...offered.map(reply => reply.id)])
  },
})
