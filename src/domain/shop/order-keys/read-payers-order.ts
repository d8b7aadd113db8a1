import type { HandlerContext } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { StoredOrder } from '../checkout/make-order'
import { orders } from '../orders.collection'
import { orderKeyHash } from './order-identity'
import { mailKey } from './order-mail-key'

/** An order, for its owner or for somebody with its key or the key in its mails. Throws `order-unknown` for all others, and if it does not exist. */
export async function payersOrder(
  context: HandlerContext,
  { orderId, orderKey }: { readonly orderId: string; readonly orderKey?: string },
): Promise<StoredOrder> {
  const { systemRecords, actor } = context
  const order = await systemRecords.get(orders, orderId)
  const isOwner = order?.personId !== undefined && order.personId === actor?.claims.pid
  if (!order || !(isOwner || (orderKey !== undefined && (await opens(context, order, orderKey))))) throw new RuleBroken('order-unknown')
  return order
}

/** Compares hashes, so that timing reveals nothing about a key. An order without a hash can be opened by its owner only. */
async function opens(context: HandlerContext, { id, keyHash }: StoredOrder, orderKey: string): Promise<boolean> {
  if (keyHash === undefined) return false
  const hash = await orderKeyHash(orderKey)
  return hash === keyHash || hash === (await orderKeyHash(await mailKey(context, id)))
}
