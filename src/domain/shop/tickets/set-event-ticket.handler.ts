import { publishCalendarAfter } from '../../calendar/publish-calendar-after'
import { events } from '../../events/events.collection'
import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { products } from '../products.collection'
import { isSellable } from './follow-events.job'
import { setEventTicket } from './set-event-ticket.contract'
import { createTicket, daysOfSaleFit, ticketOf } from './ticket-of-event'
import { ticketSeller } from './ticket-seller'

export const setEventTicketHandler = defineHandler(setEventTicket, async (context, { eventId, ticket }) => {
  let isRetry = true
  const at = await context.once(
    async (within, { sellable }) => {
      isRetry = false
      const event = sellable(eventId, await within.get(events, eventId))
      const before = await within.get(products, eventId)
      const now = context.clock.now()
      if (!isSellable(event, now) || before?.status === 'archived') throw new RuleBroken('event-closed')
      within.change(events, event, { price: ticket.price, hasTicket: true })
      if (before) within.change(products, before, { ...ticketOf(event, ticket), deletedAt: undefined })
      else createTicket(within, eventId, event, ticket)
      return now.toISOString()
    },
    async () => {
      daysOfSaleFit(ticket)
      return { sellable: await ticketSeller(context) }
    },
  )
  await publishCalendarAfter(context, { at, isRetry })
  return {}
})
