import { donations } from '../../giving/donations.collection'
import type { StoredMonthlyGift } from '../../giving/subscriptions.collection'
import { memberships } from '../../memberships/memberships.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import { RuleBroken } from '../../shared/records/rule-broken'
import { makeOrder, orderOnce, type StoredOrder } from '../checkout/make-order'
import type { DraftLine } from '../checkout/order-draft'
import { orders } from '../orders.collection'
import { lineKey } from '../payments/lines/order-lines'
import { tributeOf } from '../payments/lines/tribute-without-address'
import { stockRef } from '../stock/stock-ref'
import { giversAddress } from './mail-monthly'
import { monthlyOrderIdentity } from './monthly-order-identity'

/**
 * The order of the due month. `refused`: its purpose takes no gifts now, or the membership is not sold. `no-address`: there is no address for
 * a receipt.
 */
export async function makeMonthOrder(context: HandlerContext, gift: StoredMonthlyGift): Promise<StoredOrder | 'refused' | 'no-address'> {
  const identity = await monthlyOrderIdentity(gift.id, gift.month)
  const email = await giversAddress(context, gift)
  if (email === undefined) return 'no-address'
  try {
    return await orderOnce(context, identity, async () => {
      const lines = [gift.membershipId === undefined ? await giftLine(context, gift) : await renewalLine(context, gift.membershipId, gift.isMonthly)]
      const buyer = { personId: gift.personId, source: 'monthly', subscriptionId: gift.id } as const
      await makeOrder(context, { lines, email, seenCents: gift.amountCents, method: 'kept' }, identity, buyer)
    })
  } catch (error) {
    if (error instanceof RuleBroken && error.rule === 'order-refused') return 'refused'
    throw error
  }
}

/** One more term of the member's current level. */
async function renewalLine({ systemRecords }: HandlerContext, membershipId: string, isMonthly: boolean | undefined): Promise<DraftLine> {
  const held = await systemRecords.get(memberships, membershipId)
  const refId = stockRef(held?.productId ?? '', held?.level ?? '')
  return { id: 'membership', kind: 'membership', refId, quantity: 1, ...(isMonthly && { membership: { monthly: true } }) }
}

/** With the purpose and name of the first gift as they are now: the giver may have withdrawn the name. */
async function giftLine({ systemRecords }: HandlerContext, { orderId, fundId = '', amountCents }: StoredMonthlyGift): Promise<DraftLine> {
  const first = orderId === undefined ? undefined : await systemRecords.get(orders, orderId)
  const line = first?.lines.find(({ gift }) => gift?.monthly)
  const found = line?.gift ?? { anonymous: false, named: false }
  const shownAs = first && line && (await systemRecords.get(donations, lineKey(first.id, line)))?.shownAs
  const { monthly: _first, pledgeId: _pledge, ...answers } = { ...found, tribute: tributeOf(found), shownAs, named: shownAs !== undefined }
  return { id: 'gift', kind: 'donation', refId: fundId, quantity: 1, amountCents, gift: omitUndefined<NonNullable<DraftLine['gift']>>(answers) }
}
