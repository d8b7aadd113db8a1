import { cardEndsSoon } from '../../giving/monthly/monthly-giving-figures'
import { type StoredMonthlyGift, subscriptions } from '../../giving/subscriptions.collection'
import { defineJob } from '../../shared/functions/job'
import { mailGiver } from './mail-monthly'

/** Asks for another card before a kept one ends, once for each card: before the charge that the bank would decline. */
export const mailEndingCards = defineJob({
  name: 'mailEndingCards',
  every: 'day',
  of: subscriptions,
  limit: 1000,
  inRounds: true,
  due: () => ({ where: [['status', '==', 'active']] }),
  async each(context, gift: StoredMonthlyGift) {
    if (cardEndsSoon(gift, await context.today())) await mailGiver(context, gift, 'cardEnds')
  },
})
