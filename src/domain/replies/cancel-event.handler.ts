import { publishCalendarAfter } from '../calendar/publish-calendar-after'
import { mailGuests } from '../calendar/submissions/mail-guests'
import { events } from '../events/events.collection'
import { callingPerson, defineHandler } from '../shared/functions/handler'
import { momentText } from '../shared/time/moment-text'
import { askRefundsOfEvent } from '../shop/tickets/ask-refunds-of-event'
import { cancelEvent } from './cancel-event.contract'
import { requireOwn } from './change-event.handler'

export const cancelEventHandler = defineHandler(cancelEvent, async (context, { id, message }) => {
  const by = callingPerson(context)
  let isRetry = true
  const { title, start, hasTicket, rev, at } = await context.once(async within => {
    isRetry = false
    const event = await requireOwn(within, context, id, by)
    within.move(events, event, 'cancel', { cancelReason: message })
    return {
      title: event.title,
      start: momentText(event.start.utc, event.start.tz),
      hasTicket: event.hasTicket === true,
      rev: event.rev + 1,
      at: context.clock.now().toISOString(),
    }
  })
  await publishCalendarAfter(context, { at, isRetry })
  const orders = await askRefundsOfEvent(context, id, title)
  const refund = hasTicket ? '\n\nIf you bought tickets, we refund them. You need not ask.' : ''
  const text = `“${title}” is canceled.\n\nIt was to begin on ${start}.\n\nThe hosts write:\n\n${message}${refund}\n\nOther events are in our calendar.`
  return { told: await mailGuests(context, { eventId: id, rev, subject: `“${title}” is canceled`, text }), orders }
})
