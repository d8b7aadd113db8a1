import { retryDays } from '../../giving/monthly/charge-days'
import { subscriptionStates, subscriptions } from '../../giving/subscriptions.collection'
import { transition } from '../../shared/records/state-machine'
import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import type { Applied } from '../payments/changes/event-transaction'
import type { OrderWithin } from '../payments/order-transaction'
import { endMonthly, endOrder } from './end-monthly'
import { mailFailure } from './mail-monthly'
import { monthIdentity } from './month-identity'

/**
 * Records that the card of a month's order was declined, once for each time it was charged: it is tried again after three, five and seven days, and
 * after the last of them the monthly gift or the renewal ends; what was paid for stays as it is. A message that comes again, or late, finds that failure recorded.
 */
export async function failMonth({ context, within, order }: OrderWithin, subscriptionId: string, today: string): Promise<Applied> {
  const gift = await within.get(subscriptions, subscriptionId)
  if (!gift || (await monthIdentity(gift.id, gift.month)).orderId !== order.id) return {}
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
