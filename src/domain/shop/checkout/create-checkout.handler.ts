import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { orders } from '../orders.collection'
import { createCheckout } from './create-checkout.contract'
import { makeOrder } from './make-order'
import { orderIdentity } from './order-identity'
import { startPayment } from './start-payment'

/** The order first, then its payment: where the way is cut off between them, a retry with the same key finds the order and continues. */
export const createCheckoutHandler = defineHandler(createCheckout, async (context, input) => {
  const identity = await orderIdentity(input)
  const { orderId, orderKey } = identity
  const find = () => context.systemRecords.get(orders, orderId)
  const former = await find()
  if (!former) await makeOrder(context, input, identity)
  const order = former ?? (await find())
  if (order?.idemKey !== identity.idemKey) throw new Refused('already-exists', 'the key is of another order')
  return { orderId, orderKey, payment: await startPayment(context, order) }
})
