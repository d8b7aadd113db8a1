import { retryDays } from '../../giving/monthly/charge-days'
import { subscriptionStates, subscriptions } from '../../giving/subscriptions.collection'
import { transition } from '../../shared/records/collection'
import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import type { Applied } from '../payments/changes/event-transaction'
import type { OrderWithin } from '../payments/order-within-transaction'
import { endMonthly, endOrder } from './end-monthly'
import { mailFailure } from './mail-monthly'
import { monthlyOrderIdentity } from './monthly-order-identity'

/**
 * Records that the card for a month's order was declined, once per charge. It is tried again after three, five and seven days; after the last
 * try the monthly gift or renewal ends. Earlier payments are unaffected. A repeated or late message finds the failure recorded already.
 */
export async function recordDeclinedMonth({ context, within, order }: OrderWithin, subscriptionId: string, today: string): Promise<Applied> {
  const gift = await within.get(subscriptions, subscriptionId)
  if (!gift || (await monthlyOrderIdentity(gift.id, gift.month)).orderId !== order.id) return {}
  const { status, tries, failures, month } = gift
  if ((status === 'active' || status === 'past_due') && failures < tries) {
    const wait = retryDays[tries - 1]
    if (wait === undefined) {
      await endMonthly(within, gift, 'failed', today, { failures: tries })
      endOrder(context, within, order)
    } else {
      const next = status === 'active' ? transition(subscriptionStates, status, 'failPayment') : status
      within.change(subscriptions, gift, { failures: tries, status: next, nextOn: dateOfDay(dayNumber(today) + wait) })
    }
  }
  return { after: () => mailFailure(context, subscriptionId, month) }
}
