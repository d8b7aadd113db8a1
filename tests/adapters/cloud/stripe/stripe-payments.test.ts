import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { cloudPayments } from '../../../../src/adapters/cloud/stripe/cloud-payments'
import { StripePayments, stripeApiVersion } from '../../../../src/adapters/cloud/stripe/stripe-payments'
import { stripeSettings } from '../../../../src/adapters/cloud/stripe/stripe-settings'
import type { Charge } from '../../../../src/ports/payments'
import { StripeDouble } from './stripe-double'

let double: StripeDouble
let payments: StripePayments
beforeAll(async () => {
  double = await StripeDouble.open()
  payments = new StripePayments(double.settings)
})
afterAll(() => double.stop())
let orders = 0
let charge: Charge
beforeEach(() => {
  charge = { orderId: `order-${++orders}`, amountCents: 5000, currency: 'usd', email: 'ana@people.example', description: 'Order 1042' }
  double.asked.length = 0
})
const paid = async () => {
  const { providerId } = await payments.start(charge)
  double.pay(providerId)
  return providerId
}

describe('a payment', () => {
  it('is made once, however often the order starts it', async () => {
    const [first, second] = [await payments.start(charge), await payments.start(charge)]
    expect(second).toEqual(first)
    expect([...double.intents.values()].filter(({ metadata }) => metadata['orderId'] === charge.orderId)).toHaveLength(1)
    await expect(payments.start({ ...charge, amountCents: 6000 })).rejects.toMatchObject({ port: 'payments', code: 'invalid-argument' })
  })

  it('tells Stripe the order, and nothing about the payer', async () => {
    await payments.start(charge)
    expect(Object.fromEntries(double.last!.fields)).toEqual({
      amount: '5000',
      currency: 'usd',
      description: 'Order 1042',
      'metadata[orderId]': charge.orderId,
      'automatic_payment_methods[enabled]': 'true',
      capture_method: 'automatic',
    })
    expect(double.last!.headers).toMatchObject({ 'stripe-version': stripeApiVersion, 'idempotency-key': charge.orderId })
    expect(double.last!.headers['x-stripe-client-telemetry']).toBeUndefined()
  })

  it('is made once, although the answer to the first try was lost', async () => {
    double.failures.push(0)
    const { providerId } = await payments.start(charge)
    expect(double.asked).toEqual(['POST /v1/payment_intents', 'POST /v1/payment_intents'])
    expect([...double.intents.values()].filter(({ metadata }) => metadata['orderId'] === charge.orderId).map(({ id }) => id)).toEqual([providerId])
  })

  it('is found with its time, fee and card once it is paid, and otherwise as it is', async () => {
    const { providerId } = await payments.start(charge)
    const at = new Date('2027-10-16T18:00:00Z')
    expect(await payments.find(providerId)).toEqual({ state: 'open', at, amountCents: 5000 })
    double.pay(providerId)
    const figures = { amountCents: 5000, feeCents: 175, card: { brand: 'visa', last4: '4242' } }
    expect(await payments.find(providerId)).toEqual({ state: 'succeeded', at: new Date('2027-10-16T18:01:30Z'), ...figures })
    const other = await payments.start({ ...charge, orderId: `${charge.orderId}-c` })
    await payments.cancel(other.providerId)
    expect(await payments.find(other.providerId)).toEqual({ state: 'canceled', at: new Date('2027-10-16T19:00:00Z'), amountCents: 5000 })
    expect(await payments.find('pi_none')).toBeUndefined()
  })

  it('is canceled, also twice; a paid one is not, nor one that is about to be', async () => {
    const { providerId } = await payments.start(charge)
    expect([await payments.cancel(providerId), await payments.cancel(providerId)]).toEqual([true, true])
    charge = { ...charge, orderId: `${charge.orderId}-b` }
    expect(await payments.cancel(await paid())).toBe(false)
    charge = { ...charge, orderId: `${charge.orderId}-c` }
    const processing = await payments.start(charge)
    double.pay(processing.providerId, { status: 'processing' })
    expect(await payments.cancel(processing.providerId)).toBe(false)
  })
})

describe('a refund', () => {
  it('with one key is made once, also days later', async () => {
    const providerId = await paid()
    const order = { providerId, amountCents: 1500, key: `${charge.orderId}-refund` }
    const [first, second] = [await payments.refund(order), await payments.refund(order)]
    expect(first).toEqual({ providerId: expect.stringMatching(/^re_/) as string, state: 'succeeded' })
    double.forgetKeys()
    expect([second, await payments.refund(order)]).toEqual([first, first])
    expect([...double.refunds.values()].filter(({ payment_intent }) => payment_intent === providerId)).toMatchObject([
      { amount: 1500, metadata: { key: order.key } },
    ])
  })

  it('of more than is left is refused', async () => {
    const providerId = await paid()
    await expect(payments.refund({ providerId, amountCents: 5001, key: `${providerId}-1` })).rejects.toMatchObject({ code: 'failed-precondition' })
    await payments.refund({ providerId, amountCents: 5000, key: `${providerId}-2` })
    await expect(payments.refund({ providerId, amountCents: 1, key: `${providerId}-3` })).rejects.toMatchObject({ code: 'failed-precondition' })
  })
})

describe('what became of a payment', () => {
  it('is answered with its refunds and disputes, as their messages tell them', async () => {
    const [id, other] = [
      await paid(),
      await (async () => {
        charge = { ...charge, orderId: `order-${++orders}` }
        return paid()
      })(),
    ]
    await payments.refund({ providerId: id, amountCents: 1000, key: 'our-refund' })
    await payments.refund({ providerId: other, amountCents: 500, key: 'of-another' })
    const created = Date.UTC(2027, 9, 17) / 1000
    for (const status of ['needs_response', 'under_review', 'warning_closed', 'won', 'lost'])
      double.disputes.push({ id: `dp_${status}`, status, amount: 4000, created, payment_intent: id })
    const found = await payments.findChanges(id)
    expect(found[0]).toMatchObject({ change: { of: 'refund', state: 'succeeded', paymentId: id, amountCents: 1000, key: 'our-refund' } })
    expect(found.slice(1).map(({ objectId, at, change }) => [objectId, at?.getTime(), change.state])).toEqual([
      ['dp_needs_response', created * 1000, 'opened'],
      ['dp_under_review', created * 1000, 'opened'],
      ['dp_warning_closed', undefined, 'won'],
      ['dp_won', undefined, 'won'],
      ['dp_lost', undefined, 'lost'],
    ])
  })
})

describe('Stripe', () => {
  it.each([500, 503, 429])('that answers %s three times is unavailable, and one that answers again is not', async status => {
    double.failures.push(status, status, status)
    await expect(payments.start(charge)).rejects.toMatchObject({ port: 'payments', code: 'unavailable' })
    double.failures.length = 0
    expect(await payments.start({ ...charge, orderId: `${charge.orderId}-again` })).toMatchObject({ providerId: expect.any(String) as string })
  })

  it('that cannot be reached is unavailable', async () => {
    const off = await StripeDouble.open()
    const { settings } = off
    await off.stop()
    await expect(new StripePayments(settings).start(charge)).rejects.toMatchObject({ port: 'payments', code: 'unavailable' })
  })

  it('that does not know the key, or the payment, is told apart; no error repeats its sentences', async () => {
    const stranger = new StripePayments({ ...double.settings, secretKey: 'sk_test_stranger' })
    await expect(stranger.start(charge)).rejects.toMatchObject({ code: 'unknown' })
    const error = await payments.cancel('pi_unknown').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'invalid-argument', message: expect.not.stringContaining('from the double') as string })
    expect(JSON.stringify(error) + String(error)).not.toContain('sk_test')
  })
})

describe('the keys', () => {
  it('choose the provider: Stripe with a secret or restricted key, none without a key', () => {
    for (const key of ['sk_test_a1', 'rk_live_a1', ' sk_live_a1\n']) expect(cloudPayments({ STRIPE_SECRET_KEY: key }).provider).toBe('stripe')
    for (const key of [undefined, '', 'none', 'pk_test_a1', 'whsec_a1']) expect(cloudPayments({ STRIPE_SECRET_KEY: key }).provider).toBe('none')
    expect(stripeSettings({ STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_WEBHOOK_SECRET: 'none' })?.webhookSecret).toBeUndefined()
  })

  it('without which nothing is started', async () => {
    onTestFinished(() => expect(double.asked).toEqual([]))
    await expect(cloudPayments({}).start(charge)).rejects.toMatchObject({ port: 'payments', code: 'failed-precondition' })
  })
})
