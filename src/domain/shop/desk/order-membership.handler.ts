import { callerOf } from '../../shared/functions/caller'
import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { makeOrder, orderOnce } from '../checkout/make-order'
import { orderIdentity } from '../order-keys/order-identity'
import { orderMembership } from './order-membership.contract'
import { receiptAddress } from './receipt-address'

export const orderMembershipHandler = defineHandler(orderMembership, async (context, { key, seenCents, ...asked }) => {
  const { personId, productId, level, method, welcome } = asked
  const identity = await orderIdentity(`${callerOf(context).uid} ${key}`, asked)
  await orderOnce(context, identity, async () => {
    if (seenCents === 0) throw new RuleBroken('nothing-to-pay')
    const email = await receiptAddress(context, personId)
    const line = {
      id: 'membership',
      kind: 'membership' as const,
      refId: `${productId}/${level}`,
      quantity: 1,
      ...(welcome && { byStaff: { welcome } }),
    }
    await makeOrder(context, { lines: [line], email, seenCents, method }, identity, { personId, source: 'desk' })
  })
  const { orderId, orderKey } = identity
  return { orderId, orderKey }
})
