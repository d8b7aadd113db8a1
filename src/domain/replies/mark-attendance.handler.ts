import { EventReplies } from '../capacity/event-replies'
import { rsvps } from '../events/rsvps.collection'
import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { markAttendance } from './mark-attendance.contract'
import { worksAtDoor } from './works-at-door'

export const markAttendanceHandler = defineHandler(markAttendance, async (context, { eventId, replyId, isThere }) => {
  await context.records.transact(async within => {
    const reply = await within.get(rsvps, replyId)
    const replies = await EventReplies.open(context, within, eventId, { replyIds: [replyId] })
    if (reply?.eventId !== eventId || !worksAtDoor(context, replies.event)) throw new Refused('not-found', replyId)
    if (isThere) replies.arrive(replyId)
    else replies.takeBack(replyId)
    await replies.write()
  })
  return {}
})
