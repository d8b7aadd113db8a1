import { EventRepliesTransaction } from '../capacity/event-replies-transaction'
import { rsvps } from '../events/rsvps.collection'
import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { markAttendance } from './mark-attendance.contract'
import { mayCheckInGuests } from './may-check-in-guests'

export const markAttendanceHandler = defineHandler(markAttendance, async (context, { eventId, replyId, isThere }) => {
  await context.records.transact(async within => {
    const reply = await within.get(rsvps, replyId)
    const replies = await EventRepliesTransaction.open(context, within, eventId, { replyIds: [replyId] })
    if (reply?.eventId !== eventId || !mayCheckInGuests(context, replies.event)) throw new Refused('not-found', replyId)
    if (isThere) replies.arrive(replyId)
    else replies.takeBack(replyId)
    await replies.write()
  })
  return {}
})
