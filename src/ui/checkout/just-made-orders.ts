import type { OrderView } from '../../domain/shop/checkout/order-view'
import type { OrderKey } from './order-address'

/** Milliseconds in which an order that this page made needs not be read. */
const fresh = 10_000
const made = new Map<string, { readonly order: OrderView; readonly at: number }>()
const nameOf = ({ orderId, orderKey = '' }: OrderKey) => `${orderId} ${orderKey}`

/** The order as the callable that made it answered it. */
export const rememberOrder = (key: OrderKey, order: OrderView): void => void made.set(nameOf(key), { order, at: performance.now() })

/** An order that was made just now with this key, so that the next step needs no second answer of the server. */
export function justMade(key: OrderKey): OrderView | undefined {
  const found = made.get(nameOf(key))
  return found && performance.now() - found.at < fresh ? found.order : undefined
}
