import { isPortError } from '../../../ports/errors'
import type { SavedCard } from '../../../ports/payments'
import { dueMonth, nextCharge } from '../../giving/monthly/charge-days'
import { savedCards } from '../../giving/saved-cards.collection'
import { type MonthlyGift, type StoredMonthlyGift, subscriptionStates, subscriptions } from '../../giving/subscriptions.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { transition } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import { monthAfter } from '../../shared/time/months'
import { settleFreeOrder } from '../checkout/settle-free-order'
import { startAtProvider } from '../checkout/start-payment'
import { orders } from '../orders.collection'
import { askAboutPayment } from '../payments/ask-about-payments.job'
import { endMonthly } from './end-monthly'
import { mailGiver } from './mail-monthly'
import { makeMonthOrder } from './make-month-order'
import { monthlyOrderIdentity } from './monthly-order-identity'
import { recordDeclinedMonth } from './record-declined-month'
import { renewalToCharge } from './renewal-to-charge'

interface Claimed {
  readonly gift: StoredMonthlyGift
  readonly saved: SavedCard
}

/**
 * Charges a due monthly gift or renewal. Stores the day first, so that two runs do not both charge it. A month has one order and an order one
 * payment, so a repeated or interrupted run never pays a month twice. The provider reports the result in a message.
 */
export async function chargeMonth(context: HandlerContext, id: string): Promise<void> {
  if (context.payments.provider === 'none') return
  const today = await context.today()
  await askAboutLastTry(context, id, today)
  const claimed = await claim(context, id, today)
  if (!claimed) return tellIfClosed(context, id)
  const order = await makeMonthOrder(context, claimed.gift)
  if (order === 'refused') return end(context, id, claimed.gift.membershipId === undefined ? 'fund' : 'membership', today)
  if (order === 'no-address') return end(context, id, 'card', today)
  if (order.status !== 'pending') return goOn(context, claimed.gift, today)
  if (order.total.cents === 0) return settleFreeOrder(context, order.id)
  try {
    // Started once only: the provider remembers the order's id as idempotency key for a day, but the card is tried again for two weeks.
    const providerId = order.providerId ?? (await startAtProvider(context, order, claimed.saved)).providerId
    await context.payments.charge(providerId, claimed.saved)
  } catch (error) {
    // The order expired meanwhile: the next run continues with the next month.
    if (error instanceof RuleBroken && error.rule === 'order-over') return
    if (!isPortError(error, 'payments', 'failed-precondition')) throw error
    await cannotBeCharged(context, id, order.id, today)
  }
}

/** If the last try has no result, its message may be lost: a declined card must not be tried again every day. */
async function askAboutLastTry(context: HandlerContext, id: string, today: string): Promise<void> {
  const gift = await context.systemRecords.get(subscriptions, id)
  if (gift?.nextOn === undefined || gift.nextOn > today || gift.status === 'cancelled' || gift.tries === gift.failures) return
  const order = await context.systemRecords.get(orders, (await monthlyOrderIdentity(gift.id, gift.month)).orderId)
  if (order?.status === 'pending') await askAboutPayment(context, order)
}

/** Claims the day for this run. `undefined` if there is nothing to charge: it is not due today, was just resumed, or has no card. */
async function claim(context: HandlerContext, id: string, today: string): Promise<Claimed | undefined> {
  return context.systemRecords.transact(async within => {
    const gift = await within.get(subscriptions, id)
    const saved = await within.get(savedCards, id)
    if (gift?.nextOn === undefined || gift.nextOn > today || gift.status === 'cancelled') return undefined
    if (!saved || gift.status === 'paused') {
      if (saved) within.change(subscriptions, gift, resumedFrom(gift, today))
      else await endMonthly(within, gift, 'card', today)
      return undefined
    }
    const { membershipId } = gift
    const due =
      membershipId === undefined ? { month: monthToCharge(gift, today) } : await renewalToCharge(context, within, { ...gift, membershipId }, today)
    if (!due) return undefined
    const change = { ...due, tries: gift.failures + 1, nextOn: dateOfDay(dayNumber(today) + 1) }
    within.change(subscriptions, gift, change)
    return { gift: { ...gift, ...change }, saved: { customer: saved.customer, method: saved.method } }
  })
}

const monthToCharge = (gift: StoredMonthlyGift, today: string) => (gift.tries === 0 ? dueMonth(gift, today) : gift.month)

/** The changes when a pause ends. */
export const resumedFrom = (gift: StoredMonthlyGift, today: string): Partial<MonthlyGift> => ({
  status: transition(subscriptionStates, gift.status, 'resume'),
  pausedUntil: undefined,
  tries: 0,
  failures: 0,
  // A membership is charged on its last day, which the next run determines.
  nextOn: gift.membershipId === undefined ? nextCharge(gift, today) : today,
})

async function end(context: HandlerContext, id: string, why: 'fund' | 'membership' | 'card', today: string): Promise<void> {
  await context.systemRecords.transact(async within => {
    const gift = await within.get(subscriptions, id)
    if (gift && gift.status !== 'cancelled') await endMonthly(within, gift, why, today)
  })
  await tellIfClosed(context, id)
}

async function tellIfClosed(context: HandlerContext, id: string): Promise<void> {
  const gift = await context.systemRecords.get(subscriptions, id)
  if (gift?.status === 'cancelled' && (gift.ended === 'fund' || gift.ended === 'membership' || gift.ended === 'card'))
    await mailGiver(context, gift, 'closed')
}

/** Moves on to the next month after this month's order was paid or has ended. A membership whose time to pay has passed stops renewing. */
async function goOn(context: HandlerContext, { id, month, membershipId }: StoredMonthlyGift, today: string): Promise<void> {
  if (membershipId !== undefined) return end(context, id, 'membership', today)
  await context.systemRecords.transact(async within => {
    const gift = await within.get(subscriptions, id)
    if (!gift || gift.month !== month || gift.status === 'cancelled') return
    const next = { dayOfMonth: gift.dayOfMonth, month: monthAfter(month) }
    within.change(subscriptions, gift, { month: next.month, tries: 0, failures: 0, nextOn: nextCharge(next, today) })
  })
}

/** The provider no longer stores the card, so no message will come. */
async function cannotBeCharged(context: HandlerContext, id: string, orderId: string, today: string): Promise<void> {
  const applied = await context.systemRecords.transact(async within => {
    const order = await within.get(orders, orderId)
    return order && recordDeclinedMonth({ context, within, order }, id, today)
  })
  await applied?.after?.()
}
