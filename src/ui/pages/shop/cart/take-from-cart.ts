import type { OrderView } from '../../../../domain/shop/checkout/order-view'
import { enterCode, removeFromCart } from '../../../app-services/stored-cart'

/** Removes ordered lines and the discount code; items added meanwhile stay. */
export function takeFromCart({ lines }: Pick<OrderView, 'lines'>): void {
  for (const { id } of lines) removeFromCart(id)
  enterCode(undefined)
}
