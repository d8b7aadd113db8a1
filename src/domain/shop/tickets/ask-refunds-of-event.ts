import { rsvps } from '../../events/rsvps.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { shortened } from '../../shared/text/shortened'
import { orders } from '../orders.collection'
import { isRefundable } from '../refunds/refund-order'

/**
 * Asks in the buyers' stead for the refund of every order that paid for places at a canceled event, so that staff find them where all other
 * requests are. Safe to repeat. Returns how many such orders there are.
 */
export async function askRefundsOfEvent({ systemRecords }: HandlerContext, eventId: string, title: string): Promise<number> {
  const found = await systemRecords.find(rsvps, {
    where: [
      ['eventId', '==', eventId],
      ['status', 'in', ['going', 'attended']],
    ],
  })
  const orderIds = [...new Set(found.flatMap(({ orderId }) => orderId ?? []))]
  for (const id of orderIds)
    await systemRecords.transact(async within => {
      const order = await within.get(orders, id)
      if (!order || !isRefundable(order) || order.refundAsked === 'asked') return
      within.change(orders, order, { refundAsked: 'asked', refundReason: `“${shortened(title, 250)}” is canceled.`, refundAnswer: undefined })
    })
  return orderIds.length
}
