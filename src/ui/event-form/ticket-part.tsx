import { lazy, Suspense, useState } from 'react'
import type { Event } from '../../domain/events/events.collection'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { Skeleton } from '../kit/feedback/skeleton'

const TicketForm = lazy(() => import('./ticket-form'))

/** Selling the places of a public event: for staff, and for hosts whose events need no review. */
export default function TicketPart({ event }: { readonly event: Event }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const finish = () => {
    setOpen(false)
    setDone(true)
  }
  return (
    <section aria-labelledby="event-tickets">
      <h3 id="event-tickets">Tickets</h3>
      {isDone && <Notice tone="good" title="Visitors can buy places on the event’s page." />}
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <TicketForm event={event} onDone={finish} onKeep={() => setOpen(false)} />
        </Suspense>
      ) : (
        <>
          <p>{event.hasTicket ? 'The places of this event are sold.' : 'The places of this event are free.'}</p>
          <Button onClick={() => setOpen(true)}>{event.hasTicket ? 'Change price or days' : 'Sell places'}</Button>
        </>
      )}
    </section>
  )
}
