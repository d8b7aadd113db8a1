import * as v from 'valibot'
import { events } from '../../events/events.collection'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { money, optional, schemaOf, withHelp } from '../../shared/records/fields'
import { signedIn } from '../../shared/records/policy'
import { products } from '../products.collection'

/** Fields of an event's ticket. The number of places is the event's capacity. */
export const ticketFields = {
  price: withHelp(money('Price'), 'The price of one place.'),
  memberPrice: withHelp(optional(money('Price for members')), 'Leave it empty if members pay the same.'),
  from: withHelp(products.fields.from, 'Leave it empty to begin at once.'),
  until: withHelp(products.fields.until, 'Leave it empty to sell until the event is over.'),
} as const

const { memberPrice, from, until } = ticketFields
/** Fields of the ticket in a form that already asks the price with the event. */
export const saleFields = { memberPrice, from, until } as const
export const soldPlaces = schemaOf(saleFields)
export type SoldPlaces = v.InferOutput<typeof soldPlaces>

/**
 * Sells the places of a public event, or changes their price and days of sale; for staff, and for hosts whose events need no review
 * (`event-ticket-trusted`). The event takes no new free replies then. Refuses with `event-closed` what is canceled or over, and with
 * `event-ticket-days`.
 */
export const setEventTicket = cloudFunction({
  name: 'setEventTicket',
  heavy: true,
  access: signedIn,
  once: true,
  limit: { account: hourly(120) },
  input: v.strictObject({ eventId: recordId, ticket: schemaOf(ticketFields) }),
  output: v.strictObject({}),
})
export type EventTicket = v.InferOutput<typeof setEventTicket.input>['ticket']

/** Who sells the places of any event. */
export const ticketScopes = ['content', 'guide'] as const satisfies readonly (typeof events.scope | 'guide')[]
