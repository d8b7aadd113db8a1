import { auditAction } from '../../audit/audit-action'
import { people } from '../../people/people.collection'
import { callerOf } from '../../shared/functions/caller'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { sha256 } from '../../shared/sha256'
import { orders } from '../orders.collection'
import { makeOrder } from './make-order'
import { orderMembership } from './order-membership.contract'

export const orderMembershipHandler = defineHandler(orderMembership, async (context, { key, personId, productId, level, seenCents }) => {
  const orderId = (await sha256(`desk order ${callerOf(context).uid} ${key}`)).slice(0, 20)
  const idemKey = await sha256(JSON.stringify([key, personId, productId, level]))
  const find = () => context.systemRecords.get(orders, orderId)
  if (!(await find())) {
    if (seenCents === 0) throw new RuleBroken('nothing-to-pay')
    const person = await context.records.get(people, personId)
    if (person?.status !== 'active') throw new Refused('not-found', personId)
    const email = person.emails.find(({ bounce }) => bounce?.hardAt === undefined)?.address
    if (email === undefined) throw new RuleBroken('no-email')
    const line = { id: 'membership', kind: 'membership' as const, refId: `${productId}/${level}`, quantity: 1 }
    await makeOrder(
      context,
      { lines: [line], email, seenCents, method: 'cheque' },
      { orderId, idemKey, orderKey: '', keyHash: '' },
      {
        personId,
        note: within =>
          auditAction(within, context, {
            scope: 'people',
            action: 'membership.order',
            entity: orders.path,
            entityId: orderId,
            after: { productId, level, cents: seenCents },
          }),
      },
    )
  }
  if ((await find())?.idemKey !== idemKey) throw new Refused('already-exists', 'the key is of another order')
  return { orderId }
})
