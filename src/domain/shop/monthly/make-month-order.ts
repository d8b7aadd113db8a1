import type { StoredMonthlyGift } from '../../giving/subscriptions.collection'
import type { HandlerContext } from '../../shared/functions/handler-context'
import { omitUndefined } from '../../shared/omit-undefined'
import { RuleBroken } from '../../shared/records/rule-broken'
import { makeOrder, orderOnce, type StoredOrder } from '../checkout/make-order'
import type { DraftLine } from '../checkout/order-draft'
import { orders } from '../orders.collection'
import { tributeOf } from '../payments/lines/tribute-of'
import { monthIdentity } from './month-identity'
import { giversAddress } from './tell-monthly'

/** The order of the month that is due. `refused`: what it is for takes no gifts now. `no-address`: nobody is left to whom a receipt could go. */
export async function makeMonthOrder(context: HandlerContext, gift: StoredMonthlyGift): Promise<StoredOrder | 'refused' | 'no-address'> {
  const identity = await monthIdentity(gift.id, gift.month)
  const email = await giversAddress(context, gift)
  if (email === undefined) return 'no-address'
  try {
    return await orderOnce(context, identity, async () => {
      const lines = [await lineOf(context, gift)]
      const buyer = { personId: gift.personId, source: 'monthly', subscriptionId: gift.id } as const
      await makeOrder(context, { lines, email, seenCents: gift.amountCents, method: 'kept' }, identity, buyer)
    })
  } catch (error) {
    if (error instanceof RuleBroken && error.rule === 'order-refused') return 'refused'
    throw error
  }
}

/** Used and named like the first one. */
async function lineOf({ systemRecords }: HandlerContext, { orderId, fundId, amountCents }: StoredMonthlyGift): Promise<DraftLine> {
  const first = orderId === undefined ? undefined : await systemRecords.get(orders, orderId)
  const found = first?.lines.find(({ gift }) => gift?.monthly)?.gift ?? { anonymous: false, named: false }
  const { monthly: _first, pledgeId: _pledge, ...said } = { ...found, tribute: tributeOf(found) }
  return { id: 'gift', kind: 'donation', refId: fundId, quantity: 1, amountCents, gift: omitUndefined<NonNullable<DraftLine['gift']>>(said) }
}
