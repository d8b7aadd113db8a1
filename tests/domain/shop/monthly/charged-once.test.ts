import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { savedCards } from '../../../../src/domain/giving/saved-cards.collection'
import { chargeMonth } from '../../../../src/domain/shop/monthly/charge-month'
import { chargeMonthly } from '../../../../src/domain/shop/monthly/charge-monthly.job'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { isPortError } from '../../../../src/ports/errors'
import type { Charge } from '../../../../src/ports/payments'
import { first, type MonthlyWorld, monthlyWorld } from '../../../support/shop/monthly-world'

const cards = ['4242424242424242', '4000000000000341', '4000002760003184'] as const
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('card' as const), number: fc.constantFrom(...cards) }) },
  fc.record({ do: fc.constant('change' as const), action: fc.constantFrom('pause' as const, 'resume' as const, 'amount' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      arrival: fc.constantFrom('at-once' as const, 'late' as const, 'lost' as const),
      twice: fc.boolean(),
      backwards: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('again' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const dayAfter = (shop: MonthlyWorld, days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

async function take(shop: MonthlyWorld, one: Step): Promise<void> {
  if (one.do === 'deliver') Object.assign(shop.payments.messages.delivery, one)
  else if (one.do === 'again') {
    // All earlier messages again, and two runs at the same time.
    await shop.payments.messages.deliver('waiting', 'lost')
    await shop.payments.messages.sendAgain()
    await Promise.all([chargeMonthly.run(shop.context), chargeMonthly.run(shop.context)])
  } else if (one.do === 'days') {
    await shop.on(dayAfter(shop, one.days))
    if (shop.payments.messages.delivery.arrival === 'late') await shop.payments.messages.deliver('waiting')
  } else if (one.do === 'card') {
    const card = await shop.behind.get(savedCards, first)
    if (card) await shop.store.commit([{ op: 'update', path: `simulatedCards/${card.method}`, data: { number: one.number } }])
  } else {
    const change = { pause: { until: dayAfter(shop, 50) }, resume: {}, amount: { amountCents: 3000 } }[one.action]
    await shop.manage({ id: first, action: one.action, ...change } as Parameters<MonthlyWorld['manage']>[0]).catch((error: unknown) => {
      if (!isPortError(error, 'functions', 'failed-precondition')) throw error
    })
  }
}

it('nobody is charged twice for a month, even if messages and runs come twice, late, never or at the same time', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      const shop = await monthlyWorld()
      await shop.begin()
      for (const one of steps) await take(shop, one)
      Object.assign(shop.payments.messages.delivery, { arrival: 'at-once', twice: false })
      await shop.payments.messages.deliver('waiting', 'lost')
      // Each charge is the payment of its month's only order, so there are no surplus charges and no refunds.
      const [ledger, provider] = await shop.balances()
      const charged = (await shop.ledger()).filter(one => one.startsWith('card'))
      expect(charged.filter(one => one.includes('-'))).toEqual([])
      expect(ledger).toBe(provider)
      const paid = (await shop.orders()).filter(({ status }) => status === 'paid')
      expect(charged).toHaveLength(paid.length)
      // There are no more charges than charge days. Two charges can be close together: if the host was down for weeks, an earlier month is
      // tried again.
      const days = [...(await shop.charges()).map(one => one.slice(0, 10)), dayAfter(shop, 0)]
      expect(charged.length).toBeLessThanOrEqual(turnOf(days.at(-1)!) - turnOf(days[0]!) + 1)
      expect(await shop.fund()).toEqual([ledger, paid.length])
    }),
    { numRuns: 40 },
  )
})

/** The number of the month whose charge day, the 16th, came last. */
function turnOf(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return 12 * year + month - (date >= 16 ? 0 : 1)
}

it('a month whose order ends while its payment begins is not paid, and stops nothing: the next one is', async () => {
  const shop = await monthlyWorld()
  await shop.begin()
  const { context } = shop
  shop.localMode.setNow(new Date('2027-11-16T18:00:00Z'))
  const canceled: string[] = []
  const payments = new Proxy(context.payments, {
    get: (inner, name) => {
      if (name === 'cancel') return async (id: string) => (canceled.push(id), inner.cancel(id))
      if (name !== 'start') return Reflect.get(inner, name) as () => unknown
      return async (charge: Charge) => {
        const started = await inner.start(charge)
        await shop.behind.change(orders, (await shop.behind.get(orders, charge.orderId))!, { status: 'expired' })
        return started
      }
    },
  })
  await chargeMonth({ ...context, payments }, first)
  expect(canceled).toHaveLength(1)
  expect(await shop.charges()).toEqual(['2027-10-16 2500'])
  await shop.until('2027-12-17')
  expect(await shop.charges()).toEqual(['2027-10-16 2500', '2027-12-16 2500'])
})
