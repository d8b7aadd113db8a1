import { savedCards } from '../giving/saved-cards.collection'
import { subscriptions } from '../giving/subscriptions.collection'
import type { HandlerContext } from '../shared/functions/handler-context'
import type { Records } from '../shared/records/records'
import { endMonthly } from '../shop/monthly/end-monthly'
import { recordsOf } from './records-of-person'
import type { Subject } from './subject'

/** Ends what is charged to a person's cards, before their records are read: the provider, too, is to forget the cards. Can be repeated. */
export async function endCharges(records: Records, context: HandlerContext, subject: Subject): Promise<void> {
  const today = await context.today()
  for (const { record } of await recordsOf(records, savedCards, subject)) {
    await records.transact(async within => {
      const gift = await within.get(subscriptions, record.id)
      if (gift && gift.status !== 'cancelled') await endMonthly(within, gift, 'donor', today)
    })
  }
}
