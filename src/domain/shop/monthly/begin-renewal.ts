import type { KeptCard } from '../../../ports/payments'
import { releasedCards } from '../../giving/released-cards.collection'
import { savedCards } from '../../giving/saved-cards.collection'
import { type MonthlyGift, subscriptions } from '../../giving/subscriptions.collection'
import { membershipProducts } from '../../memberships/membership-products.collection'
import { paidUntil } from '../../memberships/membership-state'
import { memberships, terms } from '../../memberships/memberships.collection'
import { productOn } from '../../memberships/products/level-prices'
import type { HandlerContext } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import type { RecordsWithin } from '../../shared/records/records'
import type { Applied } from '../payments/changes/event-transaction'
import { mailGiver } from './mail-monthly'
import { renewalDays } from './renewal-days'
import { renewedBy } from './renewal-ids'

/**
 * A card was entered for the automatic renewal of a membership. If the membership has ended meanwhile, it is not renewed, and the card is
 * released.
 */
export async function beginRenewal(
  context: HandlerContext,
  within: RecordsWithin,
  id: string,
  { saved, card, expires, at }: KeptCard & { readonly at: Date },
): Promise<Applied> {
  const { systemRecords } = context
  const membership = await within.get(memberships, renewedBy(id) ?? '')
  const unused = (): Applied => {
    within.create(releasedCards, `${id}-${at.getTime()}`, { method: saved.method })
    return {}
  }
  if (await within.get(releasedCards, `${id}-${at.getTime()}`)) return {}
  if (!membership) return unused()
  const [today, all] = await Promise.all([context.today(), systemRecords.find(terms, { params: { membership: membership.id } })])
  const until = paidUntil(all)
  const product = await within.get(membershipProducts, membership.productId)
  const level = product && productOn(product, today).levels.find(({ key }) => key === membership.level)
  if (until === undefined || until < today || !level) return unused()
  const { personId } = membership
  const renewal = omitUndefined<MonthlyGift>({
    personId,
    membershipId: membership.id,
    amountCents: level.price.cents,
    card,
    cardExpires: expires,
    ...renewalDays(until),
    tries: 0,
    failures: 0,
    startedOn: today,
    status: 'active',
  })
  within.create(subscriptions, id, renewal)
  within.create(savedCards, id, { personId, ...saved, keptAt: at })
  within.change(memberships, membership, { autoRenew: true })
  return { after: () => mailBegun(context, id) }
}

/** Mails that the entered card renews the membership. Safe to repeat. */
export async function mailBegun(context: HandlerContext, id: string): Promise<void> {
  const renewal = await context.systemRecords.get(subscriptions, id)
  if (renewal?.orderId === undefined && renewal?.status === 'active') await mailGiver(context, renewal, 'begun')
}
