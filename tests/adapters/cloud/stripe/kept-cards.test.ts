import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StripePayments } from '../../../../src/adapters/cloud/stripe/stripe-payments'
import type { Charge, SavedCard } from '../../../../src/ports/payments'
import { StripeDouble } from './stripe-double'
import { bodyOf, setupOf, signed } from './stripe-shapes'

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
  charge = { orderId: `month-${++orders}`, amountCents: 2500, currency: 'usd', email: 'ana@people.example', description: 'Saltlight', card: 'keep' }
  double.asked.length = 0
})
const changeOf = async (...message: Parameters<typeof bodyOf>) => {
  const body = bodyOf(...message)
  return (await payments.readMessage(body, signed(body))).change
}
/** A buyer pays once, and the card is saved. */
async function kept(): Promise<SavedCard> {
  const { providerId } = await payments.start(charge)
  const change = await changeOf('payment_intent.succeeded', double.pay(providerId))
  if (change?.of !== 'payment' || change.state !== 'succeeded' || !change.kept) throw new Error('no card was kept')
  return change.kept.saved
}
const nextMonth = (saved: SavedCard) => payments.start({ ...charge, orderId: `${charge.orderId}-b`, card: saved })

describe('a payment that keeps its card', () => {
  it('tells Stripe to keep it for a customer without a name, and takes cards alone', async () => {
    await payments.start(charge)
    expect(double.asked).toEqual(['POST /v1/customers', 'POST /v1/payment_intents'])
    expect(Object.fromEntries(double.last!.fields)).toEqual({
      amount: '2500',
      currency: 'usd',
      description: 'Saltlight',
      'metadata[orderId]': charge.orderId,
      'allowed_payment_method_types[0]': 'card',
      customer: expect.stringMatching(/^cus_/) as string,
      setup_future_usage: 'off_session',
      capture_method: 'automatic',
    })
  })

  it('brings the card with its message: where it is kept, its end and until when it is good', async () => {
    const { providerId } = await payments.start(charge)
    expect(await changeOf('payment_intent.succeeded', double.pay(providerId))).toMatchObject({
      card: { brand: 'visa', last4: '4242' },
      kept: {
        saved: { customer: expect.stringMatching(/^cus_/) as string, method: expect.stringMatching(/^pm_/) as string },
        card: { brand: 'visa', last4: '4242' },
        expires: '2031-04',
      },
    })
  })

  it('is made once, although the answer to the first try was lost', async () => {
    double.failures.push(0)
    const [one, two] = [await payments.start(charge), await payments.start(charge)]
    expect(two).toEqual(one)
  })
})

describe('a kept card', () => {
  it('is charged without its holder, once for a payment', async () => {
    const saved = await kept()
    const { providerId } = await nextMonth(saved)
    await payments.charge(providerId, saved)
    expect(Object.fromEntries(double.last!.fields)).toEqual({ payment_method: saved.method, off_session: 'true' })
    expect(double.intents.get(providerId)?.status).toBe('succeeded')
    await payments.charge(providerId, saved)
    expect([...double.intents.values()].filter(({ metadata }) => metadata['orderId'] === `${charge.orderId}-b`)).toHaveLength(1)
  })

  it.each(['card_declined', 'authentication_required'] as const)(
    'that is refused with %s causes no error: the message reports it',
    async declines => {
      const saved = await kept()
      const { providerId } = await nextMonth(saved)
      const method = double.cards.keep(saved.customer, declines)
      await payments.charge(providerId, { ...saved, method })
      expect(double.intents.get(providerId)?.status).toBe('requires_payment_method')
      expect(await payments.find(providerId)).toMatchObject({ state: 'declined', amountCents: 2500 })
      await payments.charge(providerId, saved)
      expect(double.intents.get(providerId)?.status).toBe('succeeded')
    },
  )

  it('that Stripe has deleted is distinguished from a refused one', async () => {
    const saved = await kept()
    const { providerId } = await nextMonth(saved)
    await expect(payments.charge(providerId, { ...saved, method: 'pm_gone' })).rejects.toMatchObject({
      port: 'payments',
      code: 'failed-precondition',
    })
  })

  it('is deleted once, however often that is requested', async () => {
    const { method } = await kept()
    await payments.forgetCard(method)
    expect([double.asked.at(-1), double.cards.kept.has(method)]).toEqual([`POST /v1/payment_methods/${method}/detach`, false])
    await payments.forgetCard(method)
  })

  it('is replaced by one that its holder enters, for what it was asked for', async () => {
    const saved = await kept()
    expect(await payments.keepCard('gift-1', saved)).toEqual({ clientSecret: 'seti_double_secret_gift-1' })
    expect(Object.fromEntries(double.last!.fields)).toEqual({
      'allowed_payment_method_types[0]': 'card',
      customer: saved.customer,
      usage: 'off_session',
      'metadata[keptFor]': 'gift-1',
    })
    const method = double.cards.keep(saved.customer)
    expect(await changeOf('setup_intent.succeeded', setupOf({ customer: saved.customer, payment_method: method }))).toEqual({
      of: 'card',
      state: 'kept',
      keptFor: 'gift-1',
      kept: { saved: { customer: saved.customer, method }, card: { brand: 'mastercard', last4: '4444' }, expires: '2030-12' },
    })
    expect(await changeOf('setup_intent.succeeded', setupOf({ metadata: {} }))).toBeUndefined()
  })

  it('can be the first one of somebody, who is a new customer then', async () => {
    expect(await payments.keepCard('renewal-m-1')).toEqual({ clientSecret: 'seti_double_secret_renewal-m-1' })
    expect(Object.fromEntries(double.last!.fields)).toMatchObject({
      'metadata[keptFor]': 'renewal-m-1',
      customer: expect.stringMatching(/^cus_/) as string,
    })
  })
})
