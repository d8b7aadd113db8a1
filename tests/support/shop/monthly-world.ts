import { savedCards } from '../../../src/domain/giving/saved-cards.collection'
import { type StoredMonthlyGift, subscriptions } from '../../../src/domain/giving/subscriptions.collection'
import { people } from '../../../src/domain/people/people.collection'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { expireOrders } from '../../../src/domain/shop/checkout/expire-orders.job'
import { chargeMonthly } from '../../../src/domain/shop/monthly/charge-monthly.job'
import type { SubscriptionChange } from '../../../src/domain/shop/monthly/manage-subscription.contract'
import { manageSubscriptionHandler } from '../../../src/domain/shop/monthly/manage-subscription.handler'
import { payments } from '../../../src/domain/shop/payments.collection'
import type { Claims } from '../../../src/ports/auth'
import { gift, type PayingWorld, payingWorld, visa } from './paying'

export interface MonthlyWorld extends PayingWorld {
  /** Mia gives this much to the roof from today on; returns the id of her monthly gift. */
  begin(cents?: number, card?: string): Promise<string>
  monthly(id?: string): Promise<StoredMonthlyGift>
  hasCard(id?: string): Promise<boolean>
  /** Sets the clock to 18:00 UTC of a day and runs the jobs that charge gifts and expire orders. */
  on(day: string): Promise<void>
  /** The same for every day up to this one. */
  until(day: string): Promise<void>
  manage(change: SubscriptionChange, claims?: Claims): Promise<unknown>
  /** Day and cents of every paid order, such as `2027-11-16 2500`. */
  charges(): Promise<readonly string[]>
}

export const first = 'mia-roof-1'

/** The shop with Mia and Bo, who have email addresses. */
export async function monthlyWorld(): Promise<MonthlyWorld> {
  const shop = await payingWorld()
  const { behind } = shop
  for (const [id, display] of [
    ['mia', 'Mia Lund'],
    ['bo', 'Bo Ek'],
  ] as const) {
    const names = { first: display.split(' ')[0]!, last: display.split(' ')[1]!, display, sort: display }
    const emails = [{ address: `${id}@post.example`, verified: true }]
    await behind.commit(behind.creating(people, id, { names, emails, kind: 'person', tags: [], status: 'active' }))
  }
  const on = async (day: string) => {
    shop.localMode.setNow(new Date(`${day}T18:00:00Z`))
    await chargeMonthly.run(shop.context)
    await expireOrders.run(shop.context)
  }
  const accounts = new Map<string, string>()
  const accountOf = async (claims: Claims) => {
    const key = JSON.stringify(claims)
    if (!accounts.has(key)) {
      await shop.enter(claims)
      accounts.set(key, shop.auth.current!.uid)
    }
    return accounts.get(key)!
  }
  const today = () => shop.clock.now().toISOString().slice(0, 10)
  return {
    ...shop,
    async begin(cents = 2500, card = visa) {
      await shop.enter({ pid: 'mia' })
      await shop.buy([gift(cents, { gift: { anonymous: false, named: false, monthly: true } })], { email: 'mia@post.example' }, card)
      return first
    },
    monthly: async (id = first) => (await behind.get(subscriptions, id))!,
    hasCard: async (id = first) => (await behind.get(savedCards, id)) !== undefined,
    on,
    async until(day) {
      while (today() < day) await on(new Date(shop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10))
    },
    async manage(change, claims = { pid: 'mia' }) {
      const actor = { uid: await accountOf(claims), secondFactor: true, claims, authenticatedAt: shop.clock.now() }
      return invokeHandler(manageSubscriptionHandler, { ...shop.context, actor }, change)
    },
    charges: async () =>
      (await behind.find(payments))
        .filter(({ refundOf }) => refundOf === undefined)
        .map(({ receivedOn, amount }) => `${receivedOn} ${amount.cents}`)
        .toSorted(),
  }
}
