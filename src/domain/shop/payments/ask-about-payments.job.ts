import type { HandlerContext } from '../../shared/functions/handler-context'
import { defineJob } from '../../shared/functions/job'
import type { StoredOf } from '../../shared/records/collection'
import { orders } from '../orders.collection'
import { applyProviderEvent } from './apply-provider-event'
import { foundEvent } from './found-event'

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
    if (context.clock.now().getTime() - order.createdAt.getTime() >= waits) await askAbout(context, order)
  },
})

async function askAbout(context: HandlerContext, { id, providerId }: StoredOf<typeof orders>): Promise<void> {
  const found = providerId === undefined ? undefined : await context.payments.find(providerId)
  const event = found && foundEvent(found, { providerId: providerId!, orderId: id })
  if (event) await applyProviderEvent(context, event)
}
