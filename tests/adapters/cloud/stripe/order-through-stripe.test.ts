import { afterEach, beforeEach, expect, it } from 'vitest'
import { providerWebhook } from '../../../../src/adapters/cloud/stripe/provider-webhook'
import { StripePayments } from '../../../../src/adapters/cloud/stripe/stripe-payments'
import { subscriptions } from '../../../../src/domain/giving/subscriptions.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { handlerContext } from '../../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { payouts } from '../../../../src/domain/shop/bank-payouts.collection'
import { createCheckoutHandler } from '../../../../src/domain/shop/checkout/create-checkout.handler'
import { expireOrders } from '../../../../src/domain/shop/checkout/expire-orders.job'
import { chargeMonthly } from '../../../../src/domain/shop/monthly/charge-monthly.job'
import { makeRefunds } from '../../../../src/domain/shop/payments/make-refunds.job'
import { refundPaymentHandler } from '../../../../src/domain/shop/payments/refund-payment.handler'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { serveEverywhere } from '../../../firebase/host/serve-functions'
import { gift, type PayingWorld, payingWorld } from '../../../support/shop/paying'
import { posters } from '../../../support/shop/shop-world'
import { StripeDouble } from './stripe-double'
import { bodyOf, payoutOf, signed } from './stripe-shapes'

/** The shop on a host whose provider is Stripe's double, with the webhook served. */
let shop: PayingWorld
let double: StripeDouble
let host: Awaited<ReturnType<typeof serveEverywhere>>
const ports = () => ({ ...shop.context, payments: stripe })
let stripe: StripePayments

beforeEach(async () => {
  double = await StripeDouble.open()
  stripe = new StripePayments(double.settings)
  shop = await payingWorld()
  host = await serveEverywhere(providerWebhook({ openPorts: ports, headers: {} }))
})
afterEach(async () => {
  await host.stop()
  await double.stop()
})

async function send(...message: Parameters<typeof bodyOf>): Promise<number> {
  const body = bodyOf(...message)
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body) }
  return (await fetch(`${host.address}/payments/messages`, { method: 'POST', headers, body })).status
}

/** Orders a poster; returns the order's id and its payment's. */
async function ordered(key: string = crypto.randomUUID()) {
  const quoted = await shop.quote([posters()])
  const seenCents = quoted.state === 'priced' ? quoted.totalCents : 0
  const input = { lines: [posters()], key, email: 'ana@people.example', seenCents, method: 'card', accepts: true }
  const { orderId, payment } = (await invokeHandler(createCheckoutHandler, ports(), input)) as {
    orderId: string
    payment: { by: string; provider?: string; clientSecret?: string }
  }
  const [intent] = [...double.intents.values()].filter(({ metadata }) => metadata['orderId'] === orderId)
  expect(payment).toEqual({ by: 'card', provider: 'stripe', clientSecret: intent!.client_secret })
  return { orderId, paymentId: intent!.id, cents: intent!.amount }
}

it('an order is paid by Stripe’s message alone, once', async () => {
  const { orderId, paymentId, cents } = await ordered()
  const paid = double.pay(paymentId)
  expect((await shop.order(orderId)).status).toBe('pending')
  expect(await send('payment_intent.succeeded', paid, 'evt_1')).toBe(200)
  expect(await shop.order(orderId)).toMatchObject({ status: 'paid', payments: [paymentId] })
  expect(await send('payment_intent.succeeded', paid, 'evt_1')).toBe(200)
  expect(await send('payment_intent.succeeded', paid, 'evt_2')).toBe(200)
  expect(await shop.behind.find(payments)).toMatchObject([
    { id: paymentId, amount: { cents }, fee: { cents: 175 }, card: { brand: 'visa', last4: '4242' }, status: 'succeeded' },
  ])
  expect(await shop.stockOf('poster')).toBe(2)
})

it('an order that is sent twice has one payment', async () => {
  const key = crypto.randomUUID()
  const [first, second] = [await ordered(key), await ordered(key)]
  expect(second).toEqual(first)
  expect(double.intents.size).toBe(1)
})

it('a payment of another amount than the order’s pays nothing, and is kept for staff', async () => {
  const { orderId, paymentId, cents } = await ordered()
  expect(await send('payment_intent.succeeded', { ...double.pay(paymentId), amount_received: cents - 1 })).toBe(200)
  expect((await shop.order(orderId)).status).toBe('pending')
})

it('an order that nobody paid ends once its payment has ended at Stripe; one that is being paid does not', async () => {
  const { orderId, paymentId } = await ordered()
  const paying = await ordered()
  double.pay(paying.paymentId, { status: 'processing' })
  shop.localMode.setNow(new Date(shop.clock.now().getTime() + 2 * 3_600_000))
  expect(await expireOrders.run(handlerContext(ports()))).toBe(2)
  expect([(await shop.order(orderId)).status, double.intents.get(paymentId)!.status]).toEqual(['expired', 'canceled'])
  expect((await shop.order(paying.orderId)).status).toBe('pending')
})

it('a refund is made at Stripe once, whichever comes first, its answer or its message', async () => {
  const { orderId, paymentId, cents } = await ordered()
  await send('payment_intent.succeeded', double.pay(paymentId))
  const input = { paymentId, seenRefundedCents: 0, lines: [{ lineId: 'poster', pieces: 1 }], reason: 'They asked for it' }
  const claims = { pid: 'p-money', adm: 1, sc: 'm' } as const
  await shop.enter(claims)
  const actor = { uid: shop.auth.current!.uid, secondFactor: true, claims, authenticatedAt: shop.clock.now() }
  await invokeHandler(refundPaymentHandler, { ...ports(), actor }, input)
  const [refund] = [...double.refunds.values()]
  expect([double.refunds.size, refund!.amount, await send('refund.created', refund!)]).toEqual([1, cents, 200])
  const [recorded] = (await shop.behind.find(payments)).filter(({ refundOf }) => refundOf === paymentId)
  await makeRefunds.run(handlerContext(ports()))
  expect([double.refunds.size, recorded!.status, (await shop.order(orderId)).status]).toEqual([1, 'succeeded', 'refunded'])
})

it('a monthly gift keeps its card at Stripe, and charges it once a month, also when it is tried again', async () => {
  const names = { first: 'Mia', last: 'Lund', display: 'Mia Lund', sort: 'Lund' }
  const emails = [{ address: 'mia@post.example', verified: true }]
  await shop.behind.commit(shop.behind.creating(people, 'mia', { names, emails, kind: 'person', tags: [], status: 'active' }))
  await shop.enter({ pid: 'mia' })
  const actor = { uid: shop.auth.current!.uid, claims: { pid: 'mia' }, authenticatedAt: shop.clock.now() }
  const lines = [gift(2500, { gift: { anonymous: false, named: false, monthly: true } })]
  const input = { lines, key: crypto.randomUUID(), email: 'mia@post.example', seenCents: 2500, method: 'card', accepts: true }
  await invokeHandler(createCheckoutHandler, { ...ports(), actor }, input)
  expect(await send('payment_intent.succeeded', double.pay([...double.intents.keys()][0]!))).toBe(200)
  const monthly = async () => (await shop.behind.get(subscriptions, 'mia-roof-1'))!
  expect(await monthly()).toMatchObject({ nextOn: '2027-11-16', card: { last4: '4242' }, cardExpires: '2031-04' })

  const run = async (day: string) => {
    shop.localMode.setNow(new Date(`${day}T18:00:00Z`))
    double.forgetKeys()
    await chargeMonthly.run(handlerContext(ports()))
  }
  const [method] = [...double.cards.kept.keys()]
  double.cards.kept.set(method!, { ...double.cards.kept.get(method!)!, declines: 'authentication_required' })
  await run('2027-11-16')
  const due = [...double.intents.values()].at(-1)!
  const declined = { ...due, last_payment_error: { type: 'card_error', code: 'authentication_required' } }
  for (const id of ['evt_f', 'evt_f', 'evt_g']) expect(await send('payment_intent.payment_failed', declined, id)).toBe(200)
  expect(await monthly()).toMatchObject({ status: 'past_due', failures: 1, nextOn: '2027-11-19' })
  double.cards.kept.set(method!, { customer: double.cards.kept.get(method!)!.customer })
  await run('2027-11-19')
  expect(double.intents.size).toBe(2)
  for (const id of ['evt_s', 'evt_s', 'evt_t']) expect(await send('payment_intent.succeeded', double.intents.get(due.id)!, id)).toBe(200)
  expect(await monthly()).toMatchObject({ status: 'active', failures: 0, nextOn: '2027-12-16' })
  expect(await shop.gifts()).toEqual(['mia 2500 recorded', 'mia 2500 recorded'])
})

it('a payout names its payments as soon as Stripe has assigned them', async () => {
  const payout = payoutOf({ status: 'pending', reconciliation_status: 'in_progress' })
  expect(await send('payout.created', payout)).toBe(200)
  expect(await shop.behind.find(payouts)).toMatchObject([{ id: payout.id, payments: 0, status: 'announced' }])
  double.payoutParts.set(payout.id, [{ type: 'charge', fee: 175 }])
  expect(await send('payout.reconciliation_completed', { ...payout, reconciliation_status: 'completed' })).toBe(200)
  expect(await send('payout.paid', { ...payout, status: 'paid', reconciliation_status: 'completed' })).toBe(200)
  expect(await shop.behind.find(payouts)).toMatchObject([{ fees: { cents: 175 }, payments: 1, status: 'arrived', arrivesOn: '2027-10-20' }])
})
