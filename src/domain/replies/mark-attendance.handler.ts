import { EventReplies } from '../capacity/event-replies'
import { publicEventStates } from '../events/events.collection'
import { rsvps } from '../events/rsvps.collection'
import { callerOf } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { isScoped } from '../shared/records/policy'
import { markAttendance } from './mark-attendance.contract'

export const markAttendanceHandler = defineHandler(markAttendance, async (context, { eventId, replyId, isThere }) => {
  const { claims } = callerOf(context)
  await context.records.transact(async within => {
    const reply = await within.get(rsvps, replyId)
    const replies = await EventReplies.open(context, within, eventId, { replyIds: [replyId] })
    const { event } = replies
    const isHost = claims.pid !== undefined && event?.hostIds.includes(claims.pid)
    const isPublic = event && !event.deletedAt && publicEventStates.some(state => state === event.status)
    if (!isPublic || reply?.eventId !== eventId || !(isHost || isScoped(claims, 'content'))) throw new Refused('not-found', replyId)
    replies.mark(replyId, isThere)
    await replies.write()
  })
  return {}
})
