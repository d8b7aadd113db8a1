import { type MonthlyGift, type StoredMonthlyGift, subscriptionStates, subscriptions } from '../../giving/subscriptions.collection'
import { membershipProducts } from '../../memberships/membership-products.collection'
import { paidUntil, suspendedOn } from '../../memberships/membership-state'
import { memberships, terms } from '../../memberships/memberships.collection'
import { productOn } from '../../memberships/products/level-prices'
import type { HandlerContext } from '../../shared/functions/handler'
import { transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { monthOf } from '../../shared/time/months'
import { orders } from '../orders.collection'
import { endMonthly, endOrder } from './end-monthly'
import { monthlyOrderIdentity } from './monthly-order-identity'
import { renewalDays } from './renewal-days'

/**
 * The charge for a membership on its last day. None if it was renewed otherwise since, which moves the renewal to the new last day, and none
 * if it is suspended or refunded, which ends the renewal.
 */
export async function renewalToCharge(
  context: HandlerContext,
  within: RecordsWithin,
  gift: StoredMonthlyGift & { readonly membershipId: string },
  today: string,
): Promise<Pick<MonthlyGift, 'month' | 'amountCents'> | undefined> {
  const { systemRecords } = context
  const { id, membershipId, tries } = gift
  const membership = await within.get(memberships, membershipId)
  const until = membership && paidUntil(await systemRecords.find(terms, { params: { membership: membershipId } }))
  const month = tries === 0 && until !== undefined ? monthOf(until) : gift.month
  const { orderId } = await monthlyOrderIdentity(id, month)
  const order = await within.get(orders, orderId)
  if (!membership || until === undefined || suspendedOn(membership.suspensions, today)) {
    await endMonthly(within, gift, 'membership', today)
    endOrder(context, within, order)
    return undefined
  }
  if (until > today) {
    const status = gift.status === 'past_due' ? transition(subscriptionStates, gift.status, 'pay') : gift.status
    within.change(subscriptions, gift, { ...renewalDays(until), tries: 0, failures: 0, status })
    endOrder(context, within, order)
    return undefined
  }
  const product = await within.get(membershipProducts, membership.productId)
  const level = product && productOn(product, today).levels.find(({ key }) => key === membership.level)
  const price = gift.isMonthly ? level?.monthly : level?.price
  // It is no longer offered monthly.
  if (gift.isMonthly && level && !price && !order) {
    await endMonthly(within, gift, 'membership', today)
    return undefined
  }
  // An order keeps its price, even if its card is tried again.
  const cents = order?.total.cents ?? price?.cents ?? gift.amountCents
  return { month, amountCents: cents }
}
