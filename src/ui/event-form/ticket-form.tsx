import type { Event } from '../../domain/events/events.collection'
import { Callables } from '../../domain/shared/functions/callables'
import { omitUndefined } from '../../domain/shared/omit-undefined'
import { products } from '../../domain/shop/products.collection'
import { type EventTicket, setEventTicket, ticketFields } from '../../domain/shop/tickets/set-event-ticket.contract'
import { useApp, useLiveQuery, useService } from '../app-services/app-context'
import { Form } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Button } from '../kit/button'
import { counted } from '../kit/counted'
import { recordQuery } from '../queries/record.queries'

interface TicketFormProps {
  readonly event: Event
  readonly onDone: () => void
  readonly onKeep: () => void
}

/** The price of a place and the days of sale. */
export default function TicketForm(props: TicketFormProps) {
  return props.event.hasTicket ? <KnownTicket {...props} /> : <Entered {...props} before={undefined} />
}

function KnownTicket(props: TicketFormProps) {
  const ticket = useLiveQuery(recordQuery(useApp(), products, props.event.id))
  return <Entered {...props} before={ticket ? { memberPrice: ticket.variants[0]?.memberPrice, from: ticket.from, until: ticket.until } : undefined} />
}

function Entered({ event, before, onDone, onKeep }: TicketFormProps & { readonly before: Omit<EventTicket, 'price'> | undefined }) {
  const callables = useService(Callables)
  const { id, price, capacity } = event
  const form = useForm<typeof ticketFields>({
    fields: ticketFields,
    initial: omitUndefined({ ...before, price }),
    check: ({ from, until }) => ({
      until: from !== undefined && until !== undefined && until < from ? 'Choose the first day or a later one.' : undefined,
    }),
    submit: async ticket => {
      await callables.call(setEventTicket, { eventId: id, ticket })
      onDone()
    },
  })
  return (
    <Form
      form={form}
      label={event.hasTicket ? 'Save price and days' : 'Sell places'}
      acts={
        <Button look="quiet" onClick={onKeep}>
          Cancel
        </Button>
      }
      head={
        <p>
          {capacity === undefined
            ? 'The event has no limit of places.'
            : `The event has ${counted(capacity, 'place')}, with those who come for free.`}{' '}
          You change that with the event. Once places are sold, nobody can reserve one for free.
        </p>
      }
    />
  )
}
