import { publishCalendarAfter } from '../../calendar/publish-calendar-after'
import { EventRepliesTransaction } from '../../capacity/event-replies-transaction'
import { placesHeld } from '../../capacity/places-taken'
import { events } from '../../events/events.collection'
import { placeStates, rsvps } from '../../events/rsvps.collection'
import { defineHandler } from '../../shared/functions/handler'
import type { Records } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { products } from '../products.collection'
import { removeEventTicket } from './remove-event-ticket.contract'
import { ticketSeller } from './ticket-seller'

export const removeEventTicketHandler = defineHandler(removeEventTicket, async (context, { eventId }) => {
  // `once` does not run the work again for a retry.
  let isRetry = true
  const at = await context.once(
    async (within, { sellable }) => {
      isRetry = false
      const event = sellable(eventId, await within.get(events, eventId))
      const ticket = await within.get(products, eventId)
      // In the sequence of everybody who takes places: nobody buys one in between.
      const replies = await EventRepliesTransaction.open(context, within, eventId, { leavesLine: true })
      const sold = await placesSold(context.systemRecords, eventId)
      const held = await placesHeld(context, eventId)
      if (sold + held > 0) throw new RuleBroken('event-ticket-sold', { sold, held })
      const now = context.clock.now()
      replies.countAgain()
      within.change(events, event, { hasTicket: undefined })
      if (ticket) within.change(products, ticket, { deletedAt: now })
      return now.toISOString()
    },
    async () => ({ sellable: await ticketSeller(context) }),
  )
  await publishCalendarAfter(context, { at, isRetry })
  return {}
})

async function placesSold(records: Records, eventId: string): Promise<number> {
  const found = await records.find(rsvps, {
    where: [
      ['eventId', '==', eventId],
      ['status', 'in', [...placeStates]],
    ],
  })
  return found.reduce((sum, { orderId, guests }) => (orderId === undefined ? sum : sum + 1 + guests), 0)
}
