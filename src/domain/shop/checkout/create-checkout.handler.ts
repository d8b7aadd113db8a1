import { defineHandler } from '../../shared/functions/handler'
import { createCheckout } from './create-checkout.contract'
import { makeOrder, orderOnce } from './make-order'
import { buyerOf } from './new-order'
import { orderIdentity } from './order-identity'
import { startPayment } from './start-payment'

/** The order first, then its payment: where the way is cut off between them, a retry with the same key finds the order and continues. */
export const createCheckoutHandler = defineHandler(createCheckout, async (context, input) => {
  const { key, seenCents: _seen, seenLines: _lines, accepts: _accepts, ...content } = input
  const identity = await orderIdentity(key, content)
  const { orderId, orderKey } = identity
  const order = await orderOnce(context, identity, () => makeOrder(context, input, identity, buyerOf(context)))
  return { orderId, orderKey, payment: await startPayment(context, order) }
})
