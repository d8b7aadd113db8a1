import { type Loose, omitUndefined } from '../shared/omit-undefined'
import { transition } from '../shared/records/collection'
import { type Order, type OrderLine, orderStates } from './orders.collection'
import type { Quote } from './pricing/price-order'

/** What a place in the guide or a space in its pages is ordered with, on the website. */
export interface BookingFacts<Method> {
  readonly quote: Quote
  readonly idemKey: string
  readonly method: Method
  readonly personId: string
  readonly email: string | undefined
  readonly versions: Order['policyVersions']
  readonly orderedAt: Date
}

/** A new order of what its quote prices. It is pending while it is paid on the website; `isAwaited`: the money comes later, as a check or after an invoice. */
export function submittedOrder({ lines, total, tax }: Quote, isAwaited: boolean, facts: Loose<Omit<Order, keyof Quote | 'status'>>): Order {
  const pending = transition(orderStates, 'draft', 'submit')
  return omitUndefined<Order>({
    ...facts,
    lines: lines.map(line => omitUndefined<OrderLine>(line)),
    total,
    tax,
    status: isAwaited ? transition(orderStates, pending, 'await') : pending,
  })
}

/** The order of a booking. It can be paid as long as what was booked is reserved: `paidWithin` milliseconds. */
export const bookingOrder = (
  { quote, idemKey, personId, email, versions, orderedAt }: BookingFacts<unknown>,
  paidWithin: number,
  isAwaited: boolean,
) =>
  submittedOrder(quote, isAwaited, {
    personId,
    email,
    policyVersions: versions,
    payBy: new Date(orderedAt.getTime() + paidWithin),
    source: 'web',
    idemKey,
  })
