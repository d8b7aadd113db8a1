import type { Event } from '../../events/events.collection'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { shortened } from '../../shared/text/shortened'
import { products } from '../products.collection'
import type { EventTicket, SoldPlaces } from './set-event-ticket.contract'
import { placeSku } from './ticket-lines'

type TicketedEvent = Pick<Event, 'title' | 'summary' | 'imageId' | 'membersOnly'>

/** The product that sells an event's places: its texts are the event's, its prices and dates are entered. */
export const ticketOf = ({ title, summary, imageId, membersOnly }: TicketedEvent, { price, memberPrice, from, until }: EventTicket) => ({
  title: shortened(title, 90),
  summary,
  imageId,
  variants: [omitUndefined<DataOf<typeof products>['variants'][number]>({ sku: placeSku, label: 'One place', price, memberPrice })],
  memberOnly: membersOnly === true,
  from,
  until,
})

export function createTicket(within: RecordsWithin, eventId: string, event: TicketedEvent, ticket: EventTicket): void {
  within.create(products, eventId, omitUndefined<DataOf<typeof products>>({ ...ticketOf(event, ticket), kind: 'ticket', order: 100, status: 'live' }))
}

/** The ticket of a new event; its price is the event's, and cannot be missing. */
export function ticketAtPrice(price: Event['price'], sold: SoldPlaces | undefined): EventTicket | undefined {
  if (!sold) return undefined
  if (!price || price.cents === 0) throw new RuleBroken('event-ticket-price')
  daysOfSaleFit(sold)
  return { ...sold, price }
}

export function daysOfSaleFit({ from, until }: Pick<EventTicket, 'from' | 'until'>): void {
  if (from !== undefined && until !== undefined && until < from) throw new RuleBroken('event-ticket-days')
}
