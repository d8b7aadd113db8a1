import type { HandlerContext } from '../../shared/functions/handler'
import { orders } from '../orders.collection'
import { completePayment } from '../payments/complete-payment'
import { isPayable, payOrder } from '../payments/pay-order'

/**
 * Marks a pending order whose total is zero as paid, with the method `comp`, and does everything that a payment would do for its lines. Safe
 * to repeat: a paid order stays unchanged, as does one that costs something.
 */
export async function settleFreeOrder(context: HandlerContext, orderId: string): Promise<void> {
  const id = `free-${orderId}`
  const receivedOn = await context.today()
  await context.systemRecords.transact(async within => {
    const order = await within.get(orders, orderId)
    if (!order || order.total.cents !== 0 || !isPayable(order)) return
    await payOrder({ context, within, order }, { id, method: 'comp', amount: order.total, receivedOn })
  })
  await completePayment(context, id)
}
