import { lazy, Suspense } from 'react'
import type { Event } from '../../../../domain/events/events.collection'
import { useNow } from '../../../queries/clock.queries'

const TicketSaleSection = lazy(() => import('../../../event-form/ticket-sale-section'))

/** Selling the places of an event that is public and not over. */
export function EventTickets({ event }: { readonly event: Event }) {
  const now = useNow()
  if (event.status !== 'published' || event.deletedAt || event.end.utc <= now) return null
  return (
    <Suspense fallback={null}>
      <TicketSaleSection event={event} />
    </Suspense>
  )
}
