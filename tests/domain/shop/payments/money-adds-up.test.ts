import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { terms } from '../../../../src/domain/memberships/memberships.collection'
import { unreversedTerms } from '../../../../src/domain/memberships/unreversed-terms'
import { madeRefunds, refundedLines } from '../../../../src/domain/shop/payments/order-ledger'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate'
import { lineBalance } from '../../../../src/domain/shop/refunds/line-balance'
import { isPortError } from '../../../../src/ports/errors'
import { friend, gift, type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'
import { line } from '../../../support/shop/shop-world'

const buyers = ['ana', 'bo', 'cy'] as const
const lines = {
  book: (n: number) => line('product', 'book/one', 1 + (n % 3)),
  friend: (n: number) => friend(1 + (n % 2)),
  roof: (n: number) => gift(100 + n),
}
const ids = Object.keys(lines) as (keyof typeof lines)[]

const buying = fc.record({
  do: fc.constant('buy' as const),
  who: fc.constantFrom(...buyers),
  what: fc.subarray(ids, { minLength: 1 }),
  n: fc.nat(5000),
  by: fc.constantFrom('card', 'card', 'twice', 'declined', 'cash', 'both', 'nothing'),
})
const refunding = fc.record({
  do: fc.constant('refund' as const),
  order: fc.nat(20),
  line: fc.constantFrom(...ids),
  how: fc.oneof(fc.record({ pieces: fc.integer({ min: 1, max: 3 }) }), fc.record({ cents: fc.integer({ min: 1, max: 6000 }) })),
  at: fc.constantFrom('here', 'here', 'provider', 'twice'),
})
const disputing = fc.record({
  do: fc.constant('dispute' as const),
  order: fc.nat(20),
  ends: fc.constantFrom('won' as const, 'lost' as const, 'open'),
})
const passing = fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 6, 20, 61) })
const delivery = fc.record({
  do: fc.constant('deliver' as const),
  arrival: fc.constantFrom('at-once' as const, 'late' as const, 'lost' as const),
  twice: fc.boolean(),
  backwards: fc.boolean(),
})
const step = fc.oneof({ weight: 4, arbitrary: buying }, { weight: 4, arbitrary: refunding }, disputing, delivery, passing)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What a refusal may be; anything else is a fault. */
const allowed = async (work: Promise<unknown>) => {
  await work.catch((error: unknown) => {
    const isRefused = isPortError(error, 'functions', 'failed-precondition', 'not-found') || isPortError(error, 'payments', 'failed-precondition')
    if (!isRefused) throw error
  })
}

async function take(shop: PayingWorld, orders: string[], one: Step): Promise<void> {
  if (one.do === 'deliver') {
    const { arrival, twice, backwards } = one
    Object.assign(shop.payments.messages.delivery, { arrival, twice, backwards })
  } else if (one.do === 'wait') await shop.later(one.minutes)
  else if (one.do === 'dispute') await dispute(shop, orders, one)
  else if (one.do === 'refund') await refund(shop, orders, one)
  else await buy(shop, orders, one)
}

async function buy(shop: PayingWorld, orders: string[], { who, what, n, by }: Extract<Step, { do: 'buy' }>): Promise<void> {
  await shop.enter({ pid: who })
  const left = (await shop.stockOf('book'))!
  const wanted = what.map(id => lines[id](n)).filter(({ id, quantity }) => id !== 'book' || quantity <= left)
  if (wanted.length === 0) return
  const { orderId, payment } = await shop.checkout(wanted)
  const secret = payment.by === 'card' ? payment.clientSecret : ''
  orders.push(orderId)
  const cash = () => allowed(shop.recordPayment({ orderId, method: 'cash', receivedOn: '2027-10-16', isAnother: true }))
  if (by === 'declined') await shop.payments.pay(secret, '4000000000000002')
  if (by === 'cash') await cash()
  if (by === 'both') await Promise.all([shop.payments.pay(secret, visa), cash()])
  if (by === 'twice') await Promise.all([shop.payments.pay(secret, visa), shop.payments.pay(secret, visa)])
  if (by === 'card' || by === 'declined') await shop.payments.pay(secret, visa)
}

async function refund(
  shop: PayingWorld,
  orders: readonly string[],
  { order, line: lineId, how, at }: Extract<Step, { do: 'refund' }>,
): Promise<void> {
  const id = orders[order % Math.max(1, orders.length)]
  if (id === undefined) return
  const request = { lineId, ...how }
  if (at === 'here') await allowed(shop.refund(id, [request]))
  if (at === 'twice') await Promise.all([allowed(shop.refund(id, [request])), allowed(shop.refund(id, [request]))])
  if (at === 'provider' && 'cents' in how) await allowed(shop.provider.refund(`pi_${id}`, how.cents).catch(asUnknown))
}

async function dispute(shop: PayingWorld, orders: readonly string[], { order, ends }: Extract<Step, { do: 'dispute' }>): Promise<void> {
  const id = orders[order % Math.max(1, orders.length)]
  if (id === undefined) return
  await allowed(shop.provider.dispute(`pi_${id}`, 'opened').catch(asUnknown))
  if (ends !== 'open') await allowed(shop.provider.dispute(`pi_${id}`, ends).catch(asUnknown))
}

const asUnknown = (error: unknown) => {
  if (!isPortError(error, 'payments', 'invalid-argument')) throw error
}

async function requireTruth(shop: PayingWorld, orders: readonly string[]): Promise<void> {
  const [ledger, provider] = await shop.balances()
  expect(ledger).toBe(provider)
  const all = await shop.behind.find(payments)
  const gifts = await shop.behind.find(donations)
  for (const id of orders) {
    const order = await shop.order(id)
    const own = all.filter(({ orderId }) => orderId === id)
    expect(own.map(one => one.id).toSorted()).toEqual([...(order.payments ?? [])].toSorted())
    const received = own.filter(({ refundOf }) => refundOf === undefined)
    expect(received).toHaveLength(['pending', 'expired'].includes(order.status) ? 0 : 1)
    if (received.length === 0) continue
    expect(own.filter(({ status }) => status === 'authorised')).toEqual([])
    const made = refundedLines(madeRefunds(own))
    const left = order.lines.map(one => lineBalance(one, made))
    expect(sumOf(own.filter(({ status }) => status !== 'failed').map(({ amount }) => amount.cents))).toBe(sumOf(left.map(({ cents }) => cents)))
    expect(order.status).toBe(sumOf(left.map(({ cents }) => cents)) === 0 ? 'refunded' : made.length > 0 ? 'part_refunded' : 'paid')
    for (const [i, one] of order.lines.entries()) {
      const { cents, pieces } = left[i]!
      expect(cents).toBeGreaterThanOrEqual(0)
      const key = `${id}-${one.id}`
      if (one.kind === 'donation') {
        const found = gifts.filter(({ id: giftId }) => giftId === key)
        expect(found).toMatchObject([cents === 0 ? { status: 'void' } : { status: 'recorded', amount: { cents } }])
      }
      if (one.kind === 'membership') {
        const [place] = await shop.behind.findPlaced(terms, { where: [['orderLineId', '==', key]], limit: 1 })
        const own = await shop.behind.find(terms, { params: place!.params })
        expect(own.filter(({ orderLineId, kind }) => orderLineId === key && kind !== 'reverse')).toHaveLength(one.quantity)
        expect(unreversedTerms(own).filter(({ orderLineId }) => orderLineId === key)).toHaveLength(pieces)
      }
    }
  }
  const kept = gifts.filter(({ status }) => status !== 'void')
  expect(await shop.fund()).toEqual([sumOf(kept.map(({ amount }) => amount.cents)), kept.length])
}

it('whatever buyers, staff and the provider do, and however messages come: the ledger is the provider’s balance, and every line is true', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async steps => {
      const shop = await payingWorld()
      const orders: string[] = []
      for (const one of steps) await take(shop, orders, one)
      Object.assign(shop.payments.messages.delivery, { arrival: 'at-once', backwards: false })
      await shop.payments.messages.deliver('waiting', 'lost')
      await shop.payments.messages.sendAgain()
      await shop.later(61)
      await requireTruth(shop, orders)
    }),
    { seed: 20_271_016, numRuns: 100 },
  )
})
