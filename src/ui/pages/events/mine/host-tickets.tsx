import type { Event } from '../../../../domain/events/events.collection'
import { useMaySellPlaces } from '../../../event-form/sale-of-places'
import TicketSaleSection from '../../../event-form/ticket-sale-section'

/** Only hosts whose events need no review sell places themselves; for others, staff do. */
export default function HostTickets({ event }: { readonly event: Event }) {
  return useMaySellPlaces() ? <TicketSaleSection event={event} /> : null
}
