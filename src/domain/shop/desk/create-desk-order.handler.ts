import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { makeOrder, orderOnce } from '../checkout/make-order'
import { settleFreeOrder } from '../checkout/settle-free-order'
import { orderIdentity } from '../order-keys/order-identity'
import { maxDeskCents } from '../order-limits'
import { orders } from '../orders.collection'
import { isSamePayer, sameSince } from '../payments/duplicate-payment'
import { createDeskOrder, type DeskOrder } from './desk-order.contract'
import { deskPayer } from './desk-payer'

export const createDeskOrderHandler = defineHandler(createDeskOrder, async (context, input) => {
  const { key, seenCents, seenLines: _lines, isAnother: _another, ...content } = input
  const identity = await orderIdentity(key, { ...content, source: 'desk' })
  const { orderId, orderKey } = identity
  const order = await orderOnce(context, identity, async () => {
    // The current price must equal the one that staff saw.
    if (seenCents > maxDeskCents) throw new RuleBroken('order-too-large')
    const { buyer } = await deskPayer(context, input)
    if (!input.isAnother) await requireNoOther(context, input, buyer.personId)
    await makeOrder(context, { ...input, method: 'desk' }, identity, buyer)
  })
  if (order.total.cents === 0) await settleFreeOrder(context, orderId)
  return { orderId, orderKey }
})

/** Checks orders from any source: somebody whose card was declined on the website may call the desk. */
async function requireNoOther(
  { clock, systemRecords }: HandlerContext,
  { seenCents, email }: DeskOrder,
  personId: string | undefined,
): Promise<void> {
  const recent = await systemRecords.find(orders, { where: [['createdAt', '>=', sameSince(clock.now())]], limit: 500 })
  const same = recent.find(
    order => order.total.cents === seenCents && isLike(order.status) && isSamePayer({ email, ...(personId !== undefined && { personId }) }, order),
  )
  if (same) throw new RuleBroken('payment-twice', { orderId: same.id })
}

/** Whether the order is paid or may still be paid. */
const isLike = (status: string) => ['pending', 'awaiting_payment', 'paid'].includes(status)
