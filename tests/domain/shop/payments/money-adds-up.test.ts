import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { terms } from '../../../../src/domain/memberships/memberships.collection'
import { unreversedTerms } from '../../../../src/domain/memberships/unreversed-terms'
import type { OrderLine } from '../../../../src/domain/shop/orders.collection'
import { madeRefunds, refundedLines } from '../../../../src/domain/shop/payments/order-ledger'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate'
import { type LineBalance, lineBalance } from '../../../../src/domain/shop/refunds/line-balance'
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

/** What is not true of the money: nothing, after all messages have arrived. */
async function faultsOf(shop: PayingWorld, orders: readonly string[]): Promise<readonly string[]> {
  const [ledger, provider] = await shop.balances()
  const gifts = (await shop.behind.find(donations)).filter(({ status }) => status !== 'void')
  const [raised, given] = await shop.fund()
  const ofOrders = await Promise.all(orders.map(id => orderFaults(shop, id)))
  return [
    ...unless(ledger === provider, `the ledger has ${ledger}, the provider ${provider}`),
    ...unless(raised === sumOf(gifts.map(({ amount }) => amount.cents)) && given === gifts.length, 'the fund has other gifts'),
    ...ofOrders.flat(),
  ]
}

async function orderFaults(shop: PayingWorld, id: string): Promise<readonly string[]> {
  const order = await shop.order(id)
  const own = await shop.behind.find(payments, { where: [['orderId', '==', id]] })
  const received = own.filter(({ refundOf }) => refundOf === undefined)
  if (order.status === 'pending' || order.status === 'expired') return unless(own.length === 0, `${id} is ${order.status} and has a payment`)
  const made = refundedLines(madeRefunds(own))
  const left = order.lines.map(one => ({ line: one, ...lineBalance(one, made) }))
  const leftCents = sumOf(left.map(({ cents }) => cents))
  const held = sumOf(own.filter(({ status }) => status !== 'failed').map(({ amount }) => amount.cents))
  const status = leftCents === 0 ? 'refunded' : made.length > 0 ? 'part_refunded' : 'paid'
  const ofLines = await Promise.all(left.map(one => lineFaults(shop, `${id}-${one.line.id}`, one)))
  return [
    ...unless(received.length === 1, `${id} was paid ${received.length} times`),
    ...unless(own.length === order.payments?.length, `${id} does not name all its payments`),
    ...unless(!own.some(one => one.status === 'authorised'), `${id} has a refund that was never made`),
    ...unless(held === leftCents && left.every(({ cents }) => cents >= 0), `${id} has ${held}, its lines ${leftCents}`),
    ...unless(order.status === status, `${id} is ${order.status}, not ${status}`),
    ...ofLines.flat(),
  ]
}

type Left = LineBalance & { readonly line: OrderLine }

async function lineFaults(shop: PayingWorld, key: string, { line: { kind, quantity }, cents, pieces }: Left): Promise<readonly string[]> {
  if (kind === 'donation') {
    const found = await shop.behind.get(donations, key)
    return unless(
      cents === 0 ? found?.status === 'void' : found?.amount.cents === cents && found.status === 'recorded',
      `the gift ${key} is not ${cents}`,
    )
  }
  if (kind !== 'membership') return []
  const [place] = await shop.behind.findPlaced(terms, { where: [['orderLineId', '==', key]], limit: 1 })
  const all = place ? await shop.behind.find(terms, { params: place.params }) : []
  const made = all.filter(({ orderLineId, kind: how }) => orderLineId === key && how !== 'reverse')
  const counting = unreversedTerms(all).filter(({ orderLineId }) => orderLineId === key)
  return unless(made.length === quantity && counting.length === pieces, `${key} made ${made.length} terms, ${counting.length} count`)
}

const unless = (isTrue: boolean, fault: string): readonly string[] => (isTrue ? [] : [fault])

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
      expect(await faultsOf(shop, orders)).toEqual([])
    }),
    { seed: 20_271_016, numRuns: 100 },
  )
})
