import type { PaidTicket } from '../../../domain/shop/tickets/paid-tickets'
import { ShownCode } from '../../event-replies/shown-code'
import { Anchor } from '../../kit/anchor'
import { counted } from '../../kit/counted'
import css from '../checkout.module.css'

/** The places at events that an order bought, with their codes for the door. */
export default function OrderTickets({ tickets }: { readonly tickets: readonly (PaidTicket & { readonly title: string })[] }) {
  return (
    <ul className={css.tickets} aria-label="Tickets">
      {tickets.map(({ lineId, eventId, title, places, code }) => (
        <li key={lineId}>
          <Anchor to={`/events/${eventId}`}>{title}</Anchor>
          <p>{counted(places, 'place')}</p>
          <ShownCode eventId={eventId} code={code} />
        </li>
      ))}
    </ul>
  )
}
