import { campaigns } from '../../giving/campaigns.collection'
import { type StoredMonthlyGift, subscriptions } from '../../giving/subscriptions.collection'
import { mailAddress } from '../../people/mail-address'
import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler-context'
import type { StoredOf } from '../../shared/records/collection'
import { orders } from '../orders.collection'
import { nameOf } from '../payments/organisation-name'
import { type PayerMail, tellPayer } from '../payments/tell-payer'
import { begunMail, failedMonthMail, type Told } from './monthly-mails'

/** Where mails to a giver go: an address that takes mail, else the one of the first gift. None for somebody who was forgotten. */
export async function giversAddress({ systemRecords }: HandlerContext, { personId, orderId }: StoredMonthlyGift): Promise<string | undefined> {
  const person = await systemRecords.get(people, personId)
  if (person?.status !== 'active') return undefined
  return mailAddress(person) ?? (orderId === undefined ? undefined : (await systemRecords.get(orders, orderId))?.email)
}

/** Mails a giver about a monthly gift. Safe to repeat. */
export async function tellGiver(
  context: HandlerContext,
  gift: StoredMonthlyGift,
  mail: (gift: StoredMonthlyGift, told: Told) => PayerMail,
): Promise<void> {
  const to = await giversAddress(context, gift)
  if (to === undefined) return
  const purpose = (await context.systemRecords.get(campaigns, gift.fundId))?.title ?? 'your gift'
  await tellPayer(context, mail(gift, { to, purpose, organisation: await nameOf(context) }))
}

/** After the payment of an order that began monthly gifts. */
export async function tellMonthlyBegun(context: HandlerContext, { id, lines }: StoredOf<typeof orders>): Promise<void> {
  if (!lines.some(({ gift }) => gift?.monthly)) return
  for (const gift of await context.systemRecords.find(subscriptions, { where: [['orderId', '==', id]] })) await tellGiver(context, gift, begunMail)
}

/** After a failure, as long as nothing else has happened since. */
export async function tellFailure(context: HandlerContext, subscriptionId: string, month: string): Promise<void> {
  const gift = await context.systemRecords.get(subscriptions, subscriptionId)
  const isSo = gift?.status === 'past_due' || (gift?.status === 'cancelled' && gift.ended === 'failed')
  if (gift && isSo && gift.month === month && gift.failures > 0) await tellGiver(context, gift, failedMonthMail)
}
