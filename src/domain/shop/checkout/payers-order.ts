import type { HandlerContext } from '../../shared/functions/handler-context'
import { RuleBroken } from '../../shared/records/rule-broken'
import { orders } from '../orders.collection'
import type { StoredOrder } from './make-order'
import { orderKeyHash } from './order-identity'

/** An order for its owner, or for whoever has its key. Throws `order-unknown` for all others, and where there is none. */
export async function payersOrder(
  { systemRecords, actor }: HandlerContext,
  { orderId, orderKey }: { readonly orderId: string; readonly orderKey?: string },
): Promise<StoredOrder> {
  const [order, hash] = [await systemRecords.get(orders, orderId), orderKey && (await orderKeyHash(orderKey))]
  const isOwner = order?.personId !== undefined && order.personId === actor?.claims.pid
  const hasKey = order?.keyHash !== undefined && order.keyHash === hash
  if (!order || !(isOwner || hasKey)) throw new RuleBroken('order-unknown')
  return order
}
