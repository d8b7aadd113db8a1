import { adOrders } from '../../ads/ad-orders.collection'
import { adPaidWithin } from '../../ads/orders/ad-deadlines'
import type { HandlerContext } from '../../shared/functions/handler'
import { settleFreeOrder } from '../checkout/settle-free-order'
import type { Order } from '../orders.collection'
import type { Quote } from '../pricing/price-order'
import { type BookingFacts, bookingOrder } from '../submitted-order'

/** How a booking is paid: no invoice is sent for nothing, as nobody would pay it. */
export const paidBy = <M extends string>(method: M, { total }: Quote): M | 'card' => (total.cents === 0 && method === 'invoice' ? 'card' : method)

/** Settles the order of an advertisement that costs nothing. Call it before the mail about it; safe to repeat. */
export async function settleFreeAd(context: HandlerContext, id: string): Promise<void> {
  const ad = await context.systemRecords.get(adOrders, id)
  if (ad?.status === 'booked' && ad.price.cents === 0) await settleFreeOrder(context, id)
}

/** The order that pays for an advertisement. It can be paid as long as its space is kept. */
export const orderForAd = (facts: BookingFacts<'card' | 'invoice'>): Order =>
  facts.method === 'invoice' ? bookingOrder(facts, adPaidWithin.invoiced, true) : bookingOrder(facts, adPaidWithin.booked, false)
