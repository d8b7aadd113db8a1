import { subscriptions } from '../../giving/subscriptions.collection'
import type { HandlerContext } from '../../shared/functions/handler-context'
import { defineJob } from '../../shared/functions/job'
import type { StoredOf } from '../../shared/records/collection'
import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import { wallTimeAt } from '../../shared/time/wall-time'
import { orders } from '../orders.collection'
import { applyProviderEvent } from './apply-provider-event'
import { eventFromPayment } from './event-from-payment'

/** Milliseconds after which the message of a payment should have come. */
const waits = 15 * 60_000

/**
 * Asks the provider about payments that were started a while ago and of which no message came, so that no order waits for ever for one that is lost.
 * Its answer is applied as the message would be.
 */
export const askAboutPayments = defineJob({
  name: 'askAboutPayments',
  every: 'hour',
  of: orders,
  limit: 200,
  inRounds: true,
  due: () => ({ where: [['status', '==', 'pending']] }),
  each: async (context, order) => {
    if (context.clock.now().getTime() - order.createdAt.getTime() >= waits) await askAboutPayment(context, order)
  },
})

/** Applies what the provider knows of the payment of an order. Of a card that is charged without its holder also that the bank declined it. */
export async function askAboutPayment(context: HandlerContext, { id, providerId, subscriptionId }: AskedAbout): Promise<void> {
  const found = providerId === undefined ? undefined : await context.payments.find(providerId)
  if (found?.state === 'declined' && subscriptionId !== undefined && (await isOfFormerTry(context, subscriptionId, found.at))) return
  const event = found && eventFromPayment(found, { providerId: providerId!, orderId: id, isAway: subscriptionId !== undefined })
  if (event) await applyProviderEvent(context, event)
}
type AskedAbout = Pick<StoredOf<typeof orders>, 'id' | 'providerId' | 'subscriptionId'>

/** Whether the bank declined it before the day on which it was tried last: that try may have been cut off before the provider knew of it. */
async function isOfFormerTry(context: HandlerContext, subscriptionId: string, at: Date): Promise<boolean> {
  const gift = await context.systemRecords.get(subscriptions, subscriptionId)
  if (gift?.nextOn === undefined || gift.tries === gift.failures) return false
  const triedOn = dateOfDay(dayNumber(gift.nextOn) - 1)
  return wallTimeAt(at, await context.zone()).local.slice(0, 10) < triedOn
}
