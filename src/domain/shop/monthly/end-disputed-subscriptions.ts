import { subscriptions } from '../../giving/subscriptions.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import { keepsCard } from '../checkout/keeps-card'
import type { orders } from '../orders.collection'
import { endMonthly } from './end-monthly'
import { mailGiver } from './mail-monthly'

/** Ends monthly gifts and renewals whose payer disputes a payment, so that the card is not charged again. Safe to repeat. */
export async function endDisputedSubscriptions(context: HandlerContext, { id, subscriptionId, lines }: StoredOf<typeof orders>): Promise<void> {
  const { systemRecords } = context
  const begun = lines.some(keepsCard) ? await systemRecords.find(subscriptions, { where: [['orderId', '==', id]] }) : []
  const ids = [...begun.map(gift => gift.id), ...(subscriptionId === undefined ? [] : [subscriptionId])]
  const today = await context.today()
  for (const one of ids) {
    await systemRecords.transact(async within => {
      const gift = await within.get(subscriptions, one)
      if (gift && gift.status !== 'cancelled') await endMonthly(within, gift, 'dispute', today)
    })
    const gift = await systemRecords.get(subscriptions, one)
    if (gift?.ended === 'dispute') await mailGiver(context, gift, 'closed')
  }
}
