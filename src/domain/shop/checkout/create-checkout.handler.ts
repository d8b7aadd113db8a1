import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { wallTimeAt } from '../../shared/time/wall-time'
import { orderIdentity } from '../order-keys/order-identity'
import { mailFacts } from '../order-keys/order-link'
import { orders } from '../orders.collection'
import { mailPayer } from '../payments/mail-payer'
import { checkMail } from '../payments/payment-mails'
import { createCheckout } from './create-checkout.contract'
import { makeOrder, orderOnce, type StoredOrder } from './make-order'
import { buyerOf } from './new-order'
import { orderViewOf } from './order-view-of'
import { startPayment } from './start-payment'

/** Order first, payment second: after an interruption, a retry with the same key finds the order and continues. */
export const createCheckoutHandler = defineHandler(createCheckout, async (context, input) => {
  const { key, seenCents: _seen, seenLines: _lines, accepts: _accepts, ...content } = input
  const identity = await orderIdentity(key, content)
  const { orderId, orderKey } = identity
  const order = await orderOnce(context, identity, () => makeOrder(context, input, identity, buyerOf(context)))
  if (order.status === 'awaiting_payment' && order.payBy) await tellCheck(context, order, order.payBy)
  const payment = await startPayment(context, order)
  // Read anew: where nothing was left to pay, it is paid by now.
  const now = (await context.systemRecords.get(orders, orderId)) ?? order
  return { orderId, orderKey, payment, order: await orderViewOf(context, now) }
})

async function tellCheck(context: HandlerContext, order: StoredOrder, payBy: Date): Promise<void> {
  const until = wallTimeAt(payBy, await context.zone()).local.slice(0, 10)
  await mailPayer(context, checkMail(order, await mailFacts(context, order), until))
}
