import { releasedCards } from '../../../giving/released-cards.collection'
import { savedCards } from '../../../giving/saved-cards.collection'
import { subscriptions } from '../../../giving/subscriptions.collection'
import { beginRenewal, mailBegun } from '../../monthly/begin-renewal'
import type { Applied, ChangeOf, EventWithin } from './event-transaction'

/**
 * Stores a new card for a monthly gift or a renewal, or the first card for a membership's automatic renewal. After a failed charge, the next
 * run charges the new card. A card for an ended subscription is not stored.
 */
export async function applyCard(of: EventWithin, { keptFor, kept }: ChangeOf<'card'>): Promise<Applied> {
  const { context, within, event } = of
  const { saved, card, expires } = kept
  const gift = await within.get(subscriptions, keptFor)
  if (!gift) return beginRenewal(context, within, keptFor, { ...kept, at: event.at })
  const before = await within.get(savedCards, keptFor)
  if (before?.method === saved.method && gift.membershipId !== undefined) return { after: () => mailBegun(context, keptFor) }
  if (before?.method === saved.method) return {}
  const releasedId = `${keptFor}-${event.at.getTime()}`
  const released = await within.get(releasedCards, releasedId)
  if (!before || gift.status === 'cancelled' || event.at < before.keptAt) {
    if (!released) within.create(releasedCards, releasedId, { method: saved.method })
    return {}
  }
  within.change(savedCards, before, { ...saved, keptAt: event.at })
  if (!released) within.create(releasedCards, releasedId, { method: before.method })
  const isWaiting = gift.status === 'past_due' && gift.failures === gift.tries
  within.change(subscriptions, gift, { card, cardExpires: expires, ...(isWaiting && { nextOn: await context.today() }) })
  return {}
}
