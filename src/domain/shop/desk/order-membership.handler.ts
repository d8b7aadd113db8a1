import { callerOf } from '../../shared/functions/caller'
import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { makeOrder, orderOnce } from '../checkout/make-order'
import { orderIdentity } from '../order-keys/order-identity'
import { orderMembership } from './order-membership.contract'
import { receiptAddress } from './receipt-address'

export const orderMembershipHandler = defineHandler(orderMembership, async (context, { key, personId, productId, level, seenCents }) => {
  const identity = await orderIdentity(`${callerOf(context).uid} ${key}`, { personId, productId, level })
  await orderOnce(context, identity, async () => {
    if (seenCents === 0) throw new RuleBroken('nothing-to-pay')
    const email = await receiptAddress(context, personId)
    const line = { id: 'membership', kind: 'membership' as const, refId: `${productId}/${level}`, quantity: 1 }
    await makeOrder(context, { lines: [line], email, seenCents, method: 'cheque' }, identity, { personId, source: 'desk' })
  })
  return { orderId: identity.orderId }
})
