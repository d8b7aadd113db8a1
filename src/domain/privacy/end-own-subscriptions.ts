import { savedCards } from '../giving/saved-cards.collection'
import { subscriptions } from '../giving/subscriptions.collection'
import type { HandlerContext } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import { endMonthly } from '../shop/monthly/end-monthly'
import type { Subject } from './data-subject'
import { recordsOf } from './records-of-person'

/** Ends all subscriptions of a person before their records are read, so that the provider deletes the cards too. Safe to repeat. */
export async function endOwnSubscriptions(records: Records, context: HandlerContext, subject: Subject): Promise<void> {
  const today = await context.today()
  for (const { record } of await recordsOf(records, savedCards, subject)) {
    await records.transact(async within => {
      const gift = await within.get(subscriptions, record.id)
      if (gift && gift.status !== 'cancelled') await endMonthly(within, gift, 'donor', today)
    })
  }
}
