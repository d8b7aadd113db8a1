import { releasedCards } from '../../giving/released-cards.collection'
import { savedCards } from '../../giving/saved-cards.collection'
import { type MonthlyGift, type StoredMonthlyGift, subscriptionStates, subscriptions } from '../../giving/subscriptions.collection'
import { memberships } from '../../memberships/memberships.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { type StoredOf, transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { orders } from '../orders.collection'

type Ended = NonNullable<MonthlyGift['ended']>

/** Ends a monthly gift or a renewal, deletes its saved card, and marks the membership as not renewing. */
export async function endMonthly(
  within: RecordsWithin,
  gift: StoredMonthlyGift,
  ended: Ended,
  today: string,
  change: Partial<MonthlyGift> = {},
): Promise<void> {
  const saved = await within.get(savedCards, gift.id)
  const membership = gift.membershipId === undefined ? undefined : await within.get(memberships, gift.membershipId)
  closeMonthly(within, { gift, saved }, ended, today, change)
  if (membership?.autoRenew) within.change(memberships, membership, { autoRenew: false })
}

/** A subscription and its stored card. */
export interface Charged {
  readonly gift: StoredMonthlyGift
  readonly saved: StoredOf<typeof savedCards> | undefined
}

/** The same, for a transaction that itself changes the membership. The provider deletes the card within an hour. */
export function closeMonthly(within: RecordsWithin, { gift, saved }: Charged, ended: Ended, today: string, change: Partial<MonthlyGift> = {}): void {
  const status = transition(subscriptionStates, gift.status, 'cancel')
  within.change(subscriptions, gift, { ...change, status, ended, endedOn: today, nextOn: undefined, pausedUntil: undefined })
  if (!saved) return
  within.delete(savedCards, gift.id)
  within.create(releasedCards, gift.id, { method: saved.method })
}

/** Ends the time to pay a month's order; the next run of `expireOrders` then cancels its payment first. */
export function endOrder({ clock }: HandlerContext, within: RecordsWithin, order: StoredOf<typeof orders> | undefined): void {
  if (order?.status === 'pending') within.change(orders, order, { payBy: clock.now() })
}
