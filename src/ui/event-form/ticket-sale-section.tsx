import { lazy, Suspense, useState } from 'react'
import type { Event } from '../../domain/events/events.collection'
import { Callables } from '../../domain/shared/functions/callables'
import { removeEventTicket } from '../../domain/shop/tickets/remove-event-ticket.contract'
import { useService } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { Skeleton } from '../kit/feedback/skeleton'
import css from './acts.module.css'

const TicketForm = lazy(() => import('./ticket-form'))

/** Selling the places of a public event: for staff, and for hosts whose events need no review. */
export default function TicketSaleSection({ event }: { readonly event: Event }) {
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string>()
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const finish = () => {
    setOpen(false)
    setDone('Visitors can buy places on the event’s page.')
  }
  const remove = () =>
    void run(async () => {
      await callables.call(removeEventTicket, { eventId: event.id })
      setDone('Places are free again. The price stays on the event until you change it there.')
    })
  return (
    <section aria-labelledby="event-tickets">
      <h3 id="event-tickets">Tickets</h3>
      {done && <Notice tone="good" title={done} />}
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <TicketForm event={event} onDone={finish} onKeep={() => setOpen(false)} />
        </Suspense>
      ) : (
        <>
          <p>{event.hasTicket ? 'The places of this event are sold.' : 'The places of this event are free.'}</p>
          <FailureNotice error={error} />
          <div className={css.acts}>
            <Button onClick={() => setOpen(true)}>{event.hasTicket ? 'Change price or days' : 'Sell places'}</Button>
            {event.hasTicket && (
              <Button look="quiet" busy={busy} onClick={remove}>
                Stop selling places
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
