import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTypes } from '../../../../src/adapters/cloud/stripe/stripe-event-changes'
import { StripePayments, stripeApiVersion } from '../../../../src/adapters/cloud/stripe/stripe-payments'
import { StripeDouble } from './stripe-double'
import { bodyOf, disputeOf, intentOf, payoutOf, refundOf, signed } from './stripe-shapes'

let double: StripeDouble
let payments: StripePayments
beforeAll(async () => {
  double = await StripeDouble.open()
  payments = new StripePayments(double.settings)
})
afterAll(() => double.stop())
const read = (...message: Parameters<typeof bodyOf>) => {
  const body = bodyOf(...message)
  return payments.readMessage(body, signed(body))
}
const changeOf = async (...message: Parameters<typeof bodyOf>) => (await read(...message)).change

describe('a message', () => {
  const body = bodyOf('payment_intent.processing', intentOf({ id: 'pi_1' }), 'evt_1')

  it('that Stripe signed is read', async () => {
    expect(await payments.readMessage(body, signed(body, { age: 299 }))).toEqual({
      id: 'evt_1',
      type: 'payment_intent.processing',
      objectId: 'pi_1',
      at: new Date(Date.UTC(2027, 9, 16, 18)),
      change: { of: 'payment', state: 'processing', orderId: 'order-1' },
    })
  })

  it.each<[string, string, string]>([
    ['with another secret', body, signed(body, { secret: 'whsec_other' })],
    ['more than five minutes ago', body, signed(body, { age: 301 })],
    ['with another body', body.replace('order-1', 'order-2'), signed(body)],
    ['not at all', body, ''],
    ['in another scheme', body, signed(body).replace('v1=', 'v0=')],
  ])('that was signed %s is refused', async (_, sent, signature) => {
    await expect(payments.readMessage(sent, signature)).rejects.toMatchObject({ port: 'payments', code: 'invalid-argument' })
  })

  it('is not read without the secret', async () => {
    const unset = new StripePayments({ ...double.settings, webhookSecret: undefined })
    await expect(unset.readMessage(body, signed(body))).rejects.toMatchObject({ code: 'unknown' })
  })

  it('about what is not ours changes nothing: another type, a payment without an order, another currency', async () => {
    expect(await read('charge.refunded', { id: 'ch_1', object: 'charge' })).toMatchObject({ objectId: 'ch_1' })
    for (const [type, object] of [
      ['charge.refunded', { id: 'ch_1', object: 'charge' }],
      ['customer.created', { id: 'cus_1', object: 'customer' }],
      ['payment_intent.succeeded', intentOf({ metadata: {} })],
      ['payment_intent.succeeded', intentOf({ currency: 'eur' })],
      ['refund.created', refundOf({ payment_intent: null })],
      ['payout.paid', payoutOf({ currency: 'eur' })],
    ] as const)
      expect([type, await changeOf(type, object)]).toEqual([type, undefined])
  })
})

describe('a payment', () => {
  it('that succeeded names its amount, its fee and the end of the card', async () => {
    const { providerId } = await payments.start({ orderId: 'order-7', amountCents: 5000, currency: 'usd', email: '', description: '' })
    expect(await changeOf('payment_intent.succeeded', double.pay(providerId))).toEqual({
      of: 'payment',
      state: 'succeeded',
      orderId: 'order-7',
      amountCents: 5000,
      feeCents: 175,
      card: { brand: 'visa', last4: '4242' },
    })
  })

  it('that succeeded is told without fee and card where Stripe does not answer', async () => {
    double.failures.push(503)
    const intent = intentOf({ amount_received: 5000 })
    expect(await changeOf('payment_intent.succeeded', intent)).toEqual({ of: 'payment', state: 'succeeded', orderId: 'order-1', amountCents: 5000 })
    expect(double.failures).toEqual([])
  })

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card_declined'],
    [{ code: 'expired_card' }, 'expired_card'],
    [{ code: 'payment_intent_authentication_failure' }, 'authentication_failed'],
  ])('that failed says why: %o', async (error, reason) => {
    const failed = intentOf({ last_payment_error: { type: 'card_error', ...error } as never })
    expect(await changeOf('payment_intent.payment_failed', failed)).toEqual({ of: 'payment', state: 'failed', orderId: 'order-1', reason })
  })

  it('that was canceled says so', async () => {
    const canceled = intentOf({ status: 'canceled', cancellation_reason: 'abandoned' })
    expect(await changeOf('payment_intent.canceled', canceled)).toMatchObject({ state: 'canceled', orderId: 'order-1', reason: 'abandoned' })
  })
})

it.each([
  ['refund.created', 'succeeded', 'succeeded'],
  ['refund.created', 'pending', 'pending'],
  ['refund.updated', 'requires_action', 'pending'],
  ['refund.updated', 'canceled', 'failed'],
  ['refund.failed', 'failed', 'failed'],
] as const)('%s with the status %s is a refund that is %s', async (type, status, state) => {
  const refund = refundOf({ status, metadata: { key: 'refund-9' } })
  expect(await changeOf(type, refund)).toEqual({ of: 'refund', state, paymentId: 'pi_double', amountCents: 1000, key: 'refund-9' })
})

it('a refund that staff made at Stripe has no key of ours', async () => {
  expect(await changeOf('refund.created', refundOf())).toEqual({ of: 'refund', state: 'succeeded', paymentId: 'pi_double', amountCents: 1000 })
})

it.each([
  ['charge.dispute.created', 'needs_response', 'opened'],
  ['charge.dispute.closed', 'won', 'won'],
  ['charge.dispute.closed', 'lost', 'lost'],
  ['charge.dispute.closed', 'warning_closed', 'won'],
] as const)('%s with the status %s is a dispute that is %s', async (type, status, state) => {
  expect(await changeOf(type, disputeOf({ status }))).toEqual({ of: 'dispute', state, paymentId: 'pi_double', amountCents: 5000 })
})

describe('a payout', () => {
  const ofTwoPayments = [
    { type: 'charge', fee: 175, created: 1_792_000_060 },
    { type: 'charge', fee: 175, created: 1_792_000_000 },
    { type: 'refund', fee: 0, created: 1_792_000_120 },
    { type: 'payout', fee: 0, created: 1_792_009_999 },
  ]

  it.each([
    ['payout.created', 'pending', 'announced'],
    ['payout.reconciliation_completed', 'in_transit', 'announced'],
    ['payout.paid', 'paid', 'arrived'],
    ['payout.failed', 'failed', 'failed'],
  ] as const)('%s with the status %s has %s, with its fees, payments and days', async (type, status, state) => {
    const payout = payoutOf({ status })
    double.payoutParts.set(payout.id, ofTwoPayments)
    const days = { from: new Date(1_792_000_000_000), to: new Date(1_792_000_120_000) }
    const change = { of: 'payout', state, amountCents: 9310, feeCents: 350, payments: 2, ...days, arrivesOn: '2027-10-20' }
    expect(await changeOf(type, payout)).toEqual(change)
  })

  it('whose payments Stripe has not assigned yet names none; nor does one that was made by hand', async () => {
    for (const unknown of [payoutOf({ reconciliation_status: 'in_progress' }), payoutOf({ automatic: false })])
      expect(await changeOf('payout.created', unknown)).toMatchObject({ feeCents: 0, payments: 0 })
  })

  it('is asked for again where Stripe does not answer', async () => {
    double.failures.push(503, 503, 503)
    await expect(read('payout.paid', payoutOf())).rejects.toMatchObject({ port: 'payments', code: 'unavailable' })
  })
})

it('Stripe is asked for these messages alone, in this version', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8')
  const [section = ''] = /^## Cards\n[\s\S]*?(?=^## )/m.exec(page) ?? []
  const named = new Set(Array.from(section.matchAll(/`((?:(?:payment|setup)_intent|refund|charge|payout)\.[a-z_.]+)`/g), ([, type]) => type))
  expect(named).toEqual(new Set(readTypes))
  expect(section).toContain(stripeApiVersion)
})
