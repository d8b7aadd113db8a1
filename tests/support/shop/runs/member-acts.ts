import { savedCards } from '../../../../src/domain/giving/saved-cards.collection'
import { type StoredMonthlyGift, subscriptions } from '../../../../src/domain/giving/subscriptions.collection'
import { memberships } from '../../../../src/domain/memberships/memberships.collection'
import { askWaiverHandler } from '../../../../src/domain/memberships/waivers/ask-waiver.handler'
import { decideWaiverHandler } from '../../../../src/domain/memberships/waivers/decide-waiver.handler'
import { membershipWaivers } from '../../../../src/domain/memberships/waivers/membership-waivers.collection'
import { dateOfDay, dayNumber } from '../../../../src/domain/shared/time/local-day'
import { cancelMembershipHandler } from '../../../../src/domain/shop/cancelling/cancel-membership.handler'
import { previewCancellationsHandler } from '../../../../src/domain/shop/cancelling/preview-cancellations.handler'
import { openDownloadHandler } from '../../../../src/domain/shop/downloads/open-download.handler'
import { changeMonthlyCardHandler } from '../../../../src/domain/shop/monthly/change-monthly-card.handler'
import { keepRenewalCardHandler } from '../../../../src/domain/shop/monthly/keep-renewal-card.handler'
import { manageSubscriptionHandler } from '../../../../src/domain/shop/monthly/manage-subscription.handler'
import { adoptOrdersHandler } from '../../../../src/domain/shop/order-keys/adopt-orders.handler'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { insist } from './insist'
import type { OneStore, Who } from './one-store'
import type { StepOf } from './steps'

type MemberStep = StepOf<'cardBecomes' | 'newCard' | 'manage' | 'switchOn' | 'cancel' | 'askWaiver' | 'decideWaiver' | 'adopt' | 'download'>

const at = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)]
const key = () => ({ key: crypto.randomUUID() })

/** What members, staff who end memberships, monthly givers, people who cannot pay, and the guest with an account do. */
export async function memberStep(store: OneStore, step: MemberStep): Promise<unknown> {
  const { behind } = store.shop
  switch (step.does) {
    case 'cardBecomes': {
      const saved = at(await behind.find(savedCards), step.nth)
      return saved && store.shop.store.commit([{ op: 'update', path: `simulatedCards/${saved.method}`, data: { number: step.card } }])
    }
    case 'newCard': {
      const own = at(await behind.find(subscriptions), step.nth)
      if (!own) return undefined
      const { clientSecret } = await store.call(own.personId as Who, changeMonthlyCardHandler, { id: own.id })
      return store.provider.pay(clientSecret, step.card)
    }
    case 'manage': {
      const own = at(await behind.find(subscriptions), step.nth)
      return own && manage(store, own, step.action)
    }
    case 'switchOn': {
      const [held] = await behind.find(memberships, { where: [['personId', '==', step.who]] })
      if (!held) return undefined
      const { clientSecret } = await store.call(step.who, keepRenewalCardHandler, { membershipId: held.id })
      return store.provider.pay(clientSecret, step.card)
    }
    case 'cancel':
      return cancel(store, step)
    case 'askWaiver': {
      const asked = { productId: 'lover', level: step.level, reason: 'My hours were cut in August' }
      return store.call(step.who, askWaiverHandler, asked, key())
    }
    case 'decideWaiver': {
      const asked = at(await behind.find(membershipWaivers), step.nth)
      const { decision, by } = step
      const decided = asked && { decision, id: asked.id, rev: asked.rev, reason: 'Helps at the door each season' }
      return decided && store.call(by, decideWaiverHandler, decided, key())
    }
    case 'adopt':
      return store.call('gus', adoptOrdersHandler, {})
    case 'download': {
      const { who, orderId, orderKey } = at(store.orders, step.nth) ?? {}
      return who && orderId !== undefined && orderKey !== undefined && store.call(who, openDownloadHandler, { orderId, orderKey, lineId: 'walks' })
    }
  }
}

async function manage(store: OneStore, { id, personId }: StoredMonthlyGift, action: StepOf<'manage'>['action']): Promise<unknown> {
  const until = dateOfDay(dayNumber(await store.shop.context.today()) + 60)
  const change = { cancel: { action }, resume: { action }, pause: { action, until }, amount: { action, amountCents: 700 } }[action]
  return store.call(personId as Who, manageSubscriptionHandler, { id, ...change } as never, key())
}

/** Staff preview the refund for ending a membership, then end it; a call whose answer was lost is repeated with its key. */
async function cancel(store: OneStore, { nth, by, kill }: StepOf<'cancel'>): Promise<unknown> {
  const held = at(await store.shop.behind.find(memberships), nth)
  if (!held) return undefined
  const { rows } = await store.call(by, previewCancellationsHandler, { membershipIds: [held.id] })
  const { lastDay, refunds } = rows[0]!
  if (lastDay === undefined) return undefined
  const input = { membershipId: held.id, lastDay, seenCents: sumOf(refunds.map(({ cents }) => cents)), reason: 'They moved away' }
  return insist(kill, more => store.call(by, cancelMembershipHandler, input, more))
}
