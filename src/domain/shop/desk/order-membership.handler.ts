import { callerOf, defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { makeOrder, orderOnce } from '../checkout/make-order'
import { settleFreeOrder } from '../checkout/settle-free-order'
import { orderIdentity } from '../order-keys/order-identity'
import { orderMembership } from './order-membership.contract'
import { receiptAddress } from './receipt-address'

export const orderMembershipHandler = defineHandler(orderMembership, async (context, { key, seenCents, ...asked }) => {
  const { personId, productId, level, method, welcome, upgrade } = asked
  const identity = await orderIdentity(`${callerOf(context).uid} ${key}`, asked)
  const order = await orderOnce(context, identity, async () => {
    if (seenCents === 0 && !upgrade) throw new RuleBroken('nothing-to-pay')
    const email = await receiptAddress(context, personId)
    const line = {
      id: 'membership',
      kind: 'membership' as const,
      refId: `${productId}/${level}`,
      quantity: 1,
      ...(upgrade && { membership: { upgrade: true as const } }),
      ...(welcome && { byStaff: { welcome } }),
    }
    const audited = upgrade && { scope: 'people' as const, action: 'membership.upgrade', after: { productId, level }, reason: upgrade.reason }
    await makeOrder(context, { lines: [line], email, seenCents, method, ...(audited && { audited }) }, identity, { personId, source: 'desk' })
  })
  const { orderId, orderKey } = identity
  if (order.total.cents === 0) await settleFreeOrder(context, orderId)
  return { orderId, orderKey }
})
