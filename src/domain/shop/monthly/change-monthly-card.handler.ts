import { savedCards } from '../../giving/saved-cards.collection'
import { subscriptions } from '../../giving/subscriptions.collection'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { changeMonthlyCard } from './manage-subscription.contract'
import { isOwn } from './manage-subscription.handler'

export const changeMonthlyCardHandler = defineHandler(changeMonthlyCard, async (context, { id }) => {
  const { systemRecords, payments } = context
  const [gift, saved] = await Promise.all([systemRecords.get(subscriptions, id), systemRecords.get(savedCards, id)])
  if (!gift || !saved || !isOwn(context, gift)) throw new Refused('not-found', id)
  const { provider } = payments
  if (provider === 'none') throw new RuleBroken('payments-off')
  const { customer, method } = saved
  return { provider, ...(await payments.keepCard(id, { customer, method })) }
})
