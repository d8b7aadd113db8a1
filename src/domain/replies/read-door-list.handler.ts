import { events } from '../events/events.collection'
import { guestList, type Rsvp, rsvps } from '../events/rsvps.collection'
import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { dateOfDay, dayNumber } from '../shared/time/local-day'
import { wallTime } from '../shared/time/wall-time'
import { byClaim, checkInCodeState } from './check-in-code-state'
import { mayCheckInGuests } from './may-check-in-guests'
import { type DoorGuest, readDoorList } from './read-door-list.contract'

export const readDoorListHandler = defineHandler(readDoorList, async (context, { eventId }) => {
  const { systemRecords, clock } = context
  const event = await systemRecords.get(events, eventId)
  if (!mayCheckInGuests(context, event)) throw new Refused('not-found', eventId)
  const [replies, listed] = await Promise.all([
    systemRecords.find(rsvps, { where: [['eventId', '==', eventId]] }),
    systemRecords.find(guestList, { params: { event: eventId } }),
  ])
  const names = new Map(listed.map(({ id, name }) => [id, name]))
  const { title, status, end } = event
  const dayAfter = dateOfDay(dayNumber(end.local.slice(0, 10)) + 1)
  return {
    title,
    tz: end.tz,
    isCanceled: status === 'cancelled',
    until: wallTime(`${dayAfter}T00:00`, end.tz).utc.toISOString(),
    at: clock.now().toISOString(),
    guests: replies.toSorted(byClaim).map(reply => guestOf(reply, names.get(reply.id))),
  }
})

function guestOf(reply: Rsvp, name: string | undefined): DoorGuest {
  const { id, code, guests, orderId, arrivedAt } = reply
  const [isPaid, state] = [orderId !== undefined, checkInCodeState(reply)]
  return { id, code, ...(name !== undefined && { name }), places: 1 + guests, isPaid, state, ...(arrivedAt && { at: arrivedAt.toISOString() }) }
}
