import type { OrderView } from '../../../../domain/shop/checkout/order-view'
import { enterCode, removeFromCart } from '../../../app-services/stored-cart'

/** What was ordered goes, and its code with it; what was added meanwhile stays. */
export function takeFromCart({ lines }: Pick<OrderView, 'lines'>): void {
  for (const { id } of lines) removeFromCart(id)
  enterCode(undefined)
}
