import { subscriptions } from '../../giving/subscriptions.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { defineJob } from '../../shared/functions/job'
import type { StoredOf } from '../../shared/records/collection'
import { dateOfDay, dayNumber } from '../../shared/time/local-day'
import { wallTimeAt } from '../../shared/time/wall-time'
import { orders } from '../orders.collection'
import { applyProviderEvent } from './apply-provider-event'
import { eventFromPayment } from './event-from-payment'

/** Milliseconds after which a payment's message is overdue. */
const waits = 15 * 60_000

/**
 * Asks the provider about payments whose message is overdue, so that no order waits forever for a lost message. The response is applied as
 * the message would be.
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

/** Applies what the provider knows about an order's payment. For automatic charges this includes that the bank declined the card. */
export async function askAboutPayment(context: HandlerContext, { id, providerId, subscriptionId }: AskedAbout): Promise<void> {
  const found = providerId === undefined ? undefined : await context.payments.find(providerId)
  if (found?.state === 'declined' && subscriptionId !== undefined && (await isOfFormerTry(context, subscriptionId, found.at))) return
  const event = found && eventFromPayment(found, { providerId: providerId!, orderId: id, isAway: subscriptionId !== undefined })
  if (event) await applyProviderEvent(context, event)
}
type AskedAbout = Pick<StoredOf<typeof orders>, 'id' | 'providerId' | 'subscriptionId'>

/** Whether the bank declined it before the latest try; that try may not have reached the provider. */
async function isOfFormerTry(context: HandlerContext, subscriptionId: string, at: Date): Promise<boolean> {
  const gift = await context.systemRecords.get(subscriptions, subscriptionId)
  if (gift?.nextOn === undefined || gift.tries === gift.failures) return false
  const triedOn = dateOfDay(dayNumber(gift.nextOn) - 1)
  return wallTimeAt(at, await context.zone()).local.slice(0, 10) < triedOn
}
