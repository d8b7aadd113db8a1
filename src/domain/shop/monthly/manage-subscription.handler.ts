import { auditAction } from '../../audit/audit-action'
import { latestPause } from '../../giving/monthly/charge-days'
import { type MonthlyGift, type StoredMonthlyGift, subscriptionStates, subscriptions } from '../../giving/subscriptions.collection'
import { callerOf, defineHandler, type HandlerContext, recordAt } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import { transition } from '../../shared/records/collection'
import { isScoped } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { orders } from '../orders.collection'
import { resumedFrom } from './charge-month'
import { endMonthly, endOrder } from './end-monthly'
import { mailGiver } from './mail-monthly'
import { manageSubscription, type SubscriptionChange } from './manage-subscription.contract'
import { monthlyOrderIdentity } from './monthly-order-identity'

export const manageSubscriptionHandler = defineHandler(manageSubscription, async (context, input) => {
  const today = await context.today()
  await context.once(async within => {
    const gift = requireOwn(context, await within.get(subscriptions, input.id), input)
    const order = input.action === 'cancel' ? await within.get(orders, (await monthlyOrderIdentity(gift.id, gift.month)).orderId) : undefined
    if (input.action === 'cancel') {
      await endMonthly(within, gift, isOwn(context, gift) ? 'donor' : 'staff', today)
      endOrder(context, within, order)
    } else within.change(subscriptions, gift, changeOf(gift, input, today))
    const action = `${gift.membershipId === undefined ? 'monthlyGift' : 'renewal'}.${input.action}`
    auditAction(within, context, {
      scope: 'money',
      action,
      entity: subscriptions.path,
      entityId: gift.id,
      ...(input.consent && { reason: input.consent }),
    })
  })
  const gift = await recordAt(context.systemRecords, subscriptions, input.id)
  await mailGiver(context, gift, 'changed')
  return omitUndefined({ status: gift.status, amountCents: gift.amountCents, nextOn: gift.nextOn })
})

export const isOwn = (context: HandlerContext, { personId }: StoredMonthlyGift): boolean => callerOf(context).claims.pid === personId

/** Requires the giver, or staff with the giver's consent. Others learn nothing about the subscription. */
function requireOwn(context: HandlerContext, gift: StoredMonthlyGift | undefined, { id, consent }: SubscriptionChange): StoredMonthlyGift {
  const isStaff = isScoped(callerOf(context).claims, 'money')
  if (!gift || !(isStaff || isOwn(context, gift))) throw new Refused('not-found', id)
  if (!isOwn(context, gift) && consent === undefined) throw new RuleBroken('consent-evidence')
  return gift
}

function changeOf(gift: StoredMonthlyGift, change: Exclude<SubscriptionChange, { action: 'cancel' }>, today: string): Partial<MonthlyGift> {
  // The holder cannot change the price or last day of a membership, but may pause a monthly one.
  if (gift.membershipId !== undefined && (change.action === 'amount' || !gift.isMonthly))
    throw new RuleBroken('illegal-transition', { from: gift.status, event: change.action })
  switch (change.action) {
    case 'amount':
      if (gift.status === 'cancelled') throw new RuleBroken('illegal-transition', { from: gift.status, event: change.action })
      return { amountCents: change.amountCents }
    case 'pause': {
      const { until } = change
      if (until <= today || until > latestPause(today)) throw new RuleBroken('pause-too-long', { latest: latestPause(today) })
      return { status: transition(subscriptionStates, gift.status, 'pause'), pausedUntil: until, nextOn: until }
    }
    case 'resume':
      return resumedFrom(gift, today)
  }
}
