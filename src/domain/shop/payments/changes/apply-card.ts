import { savedCards } from '../../../giving/saved-cards.collection'
import { subscriptions } from '../../../giving/subscriptions.collection'
import type { Applied, ChangeOf, EventWithin } from './event-within'

/** Another card for a monthly gift. After a failure it is charged at the next run. One for a gift that has ended is not kept. */
export async function applyCard(of: EventWithin, { keptFor, kept: { saved, card, expires } }: ChangeOf<'card'>): Promise<Applied> {
  const { context, within, event } = of
  const gift = await within.get(subscriptions, keptFor)
  const before = await within.get(savedCards, keptFor)
  if (!gift || !before || gift.status === 'cancelled' || event.at < before.keptAt || before.method === saved.method) return {}
  within.change(savedCards, before, { ...saved, keptAt: event.at })
  const isWaiting = gift.status === 'past_due' && gift.failures === gift.tries
  within.change(subscriptions, gift, { card, cardExpires: expires, ...(isWaiting && { nextOn: await context.today() }) })
  return {}
}
