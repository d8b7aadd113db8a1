import { adOrders } from '../../ads/ad-orders.collection'
import { adPaidWithin } from '../../ads/orders/ad-times'
import type { HandlerContext } from '../../shared/functions/handler-context'
import { omitUndefined } from '../../shared/omit-undefined'
import { transition } from '../../shared/records/state-machine'
import { settleFreeOrder } from '../checkout/settle-free-order'
import { type Order, orderStates } from '../orders.collection'
import type { Quote } from '../pricing/price-order'

interface AdOrderFacts {
  readonly quote: Quote
  readonly idemKey: string
  readonly method: 'card' | 'invoice'
  readonly personId: string
  readonly email: string | undefined
  readonly versions: Order['policyVersions']
  readonly now: Date
}

/** How a booking is paid: no invoice is sent for nothing, as nobody would pay it. */
export const paidBy = <M extends string>(method: M, { total }: Quote): M | 'card' => (total.cents === 0 && method === 'invoice' ? 'card' : method)

/** Settles the order of an advertisement that costs nothing. Call it before the mail about it; safe to repeat. */
export async function settleFreeAd(context: HandlerContext, id: string): Promise<void> {
  const ad = await context.systemRecords.get(adOrders, id)
  if (ad?.status === 'booked' && ad.price.cents === 0) await settleFreeOrder(context, id)
}

/** The order that pays for an advertisement. It can be paid as long as its space is kept. */
export function orderForAd({ quote, idemKey, method, personId, email, versions, now }: AdOrderFacts): Order {
  const pending = transition(orderStates, 'draft', 'submit')
  return omitUndefined<Order>({
    personId,
    email,
    lines: quote.lines.map(line => omitUndefined(line)),
    total: quote.total,
    tax: quote.tax,
    policyVersions: versions,
    payBy: new Date(now.getTime() + adPaidWithin[method === 'invoice' ? 'invoiced' : 'booked']),
    source: 'web',
    idemKey,
    status: method === 'invoice' ? transition(orderStates, pending, 'await') : pending,
  })
}
