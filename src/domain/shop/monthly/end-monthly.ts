import { savedCards } from '../../giving/saved-cards.collection'
import { type MonthlyGift, type StoredMonthlyGift, subscriptionStates, subscriptions } from '../../giving/subscriptions.collection'
import type { HandlerContext } from '../../shared/functions/handler-context'
import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { transition } from '../../shared/records/state-machine'
import { orders } from '../orders.collection'

/** Ends a monthly gift: what charged its card is gone. */
export function endMonthly(
  within: RecordsWithin,
  gift: StoredMonthlyGift,
  ended: NonNullable<MonthlyGift['ended']>,
  today: string,
  change: Partial<MonthlyGift> = {},
): void {
  const status = transition(subscriptionStates, gift.status, 'cancel')
  within.change(subscriptions, gift, { ...change, status, ended, endedOn: today, nextOn: undefined, pausedUntil: undefined })
  within.delete(savedCards, gift.id)
}

/** The time to pay the order of a month is over: the next run that ends orders ends its payment first. */
export function endOrder({ clock }: HandlerContext, within: RecordsWithin, order: StoredOf<typeof orders> | undefined): void {
  if (order?.status === 'pending') within.change(orders, order, { payBy: clock.now() })
}
