import { campaigns } from '../../giving/campaigns.collection'
import { hasFailed } from '../../giving/monthly/failed-payment'
import { type StoredMonthlyGift, subscriptions } from '../../giving/subscriptions.collection'
import { membershipProducts } from '../../memberships/membership-products.collection'
import { memberships } from '../../memberships/memberships.collection'
import { mailAddress } from '../../people/mail-person'
import { people } from '../../people/people.collection'
import { type HandlerContext, nameOf } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import { keepsCard } from '../checkout/keeps-card'
import { orders } from '../orders.collection'
import { mailPayer } from '../payments/mail-payer'
import { type MonthlyMails, monthlyMails } from './monthly-mails'
import { monthlyMembershipMails } from './monthly-membership-mails'
import { renewingMails } from './renewal-mails'

/** The giver's address: one that accepts mail, else the one of the first gift. None for a forgotten person. */
export async function giversAddress({ systemRecords }: HandlerContext, { personId, orderId }: StoredMonthlyGift): Promise<string | undefined> {
  const person = await systemRecords.get(people, personId)
  if (person?.status !== 'active') return undefined
  return mailAddress(person) ?? (orderId === undefined ? undefined : (await systemRecords.get(orders, orderId))?.email)
}

/**
 * Mails a giver about a monthly gift, or a member about a renewal, and returns the address. Safe to repeat; `again`, a day, makes it another
 * mail than the one that was sent of itself.
 */
export async function mailGiver(
  context: HandlerContext,
  gift: StoredMonthlyGift,
  about: keyof MonthlyMails,
  again?: string,
): Promise<string | undefined> {
  const to = await giversAddress(context, gift)
  if (to === undefined) return undefined
  const mails = gift.membershipId === undefined ? monthlyMails : gift.isMonthly ? monthlyMembershipMails : renewingMails
  const mail = mails[about](gift, { to, purpose: await purposeOf(context, gift), organisation: await nameOf(context) })
  await mailPayer(context, again === undefined ? mail : { ...mail, event: `${mail.event} again ${again}` })
  return to
}

async function purposeOf({ systemRecords }: HandlerContext, { fundId, membershipId }: StoredMonthlyGift): Promise<string> {
  if (membershipId === undefined) return (await systemRecords.get(campaigns, fundId ?? ''))?.title ?? 'your gift'
  const held = await systemRecords.get(memberships, membershipId)
  return (held && (await systemRecords.get(membershipProducts, held.productId))?.name) ?? 'membership'
}

/** Runs after the payment of an order that started monthly gifts or renewals. */
export async function mailMonthlyBegun(context: HandlerContext, { id, lines }: StoredOf<typeof orders>): Promise<void> {
  if (!lines.some(keepsCard)) return
  for (const gift of await context.systemRecords.find(subscriptions, { where: [['orderId', '==', id]] })) await mailGiver(context, gift, 'begun')
}

/** Runs after a refund that ended renewals of its buyer. */
export async function mailRenewalsEnded(context: HandlerContext, { personId, lines }: StoredOf<typeof orders>): Promise<void> {
  if (personId === undefined || !lines.some(({ kind }) => kind === 'membership')) return
  const theirs = await context.systemRecords.find(subscriptions, { where: [['personId', '==', personId]] })
  for (const gift of theirs) if (gift.ended === 'membership') await mailGiver(context, gift, 'closed')
}

/** Runs after a failed charge, unless something else has happened since. */
export async function mailFailure(context: HandlerContext, subscriptionId: string, month: string): Promise<void> {
  const gift = await context.systemRecords.get(subscriptions, subscriptionId)
  if (gift && hasFailed(gift) && gift.month === month && gift.failures > 0) await mailGiver(context, gift, 'failed')
}
