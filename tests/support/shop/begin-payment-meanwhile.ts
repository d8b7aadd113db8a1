import { startAtProvider } from '../../../src/domain/shop/checkout/start-payment'
import { orders } from '../../../src/domain/shop/orders.collection'
import type { ShopWorld } from './shop-world'

/** Lets the payer of an order begin its card payment right after the next call or job has read it for the first time. */
export function beginPaymentMeanwhile({ context, behind }: Pick<ShopWorld, 'context' | 'behind'>, orderId: string): void {
  const { documents } = context
  const [get, query] = [documents.get.bind(documents), documents.query.bind(documents)]
  let isBegun = false
  const begin = async () => {
    if (isBegun) return
    isBegun = true
    await startAtProvider(context, (await behind.get(orders, orderId))!, undefined)
  }
  documents.get = async path => {
    const found = await get(path)
    if (path === `orders/${orderId}`) await begin()
    return found
  }
  documents.query = async asked => {
    const found = await query(asked)
    if (asked.collection === 'orders') await begin()
    return found
  }
}
