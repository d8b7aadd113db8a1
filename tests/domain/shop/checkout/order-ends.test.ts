import { beforeEach, describe, expect, it } from 'vitest'
import { holdAgain } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { expireOrders } from '../../../../src/domain/shop/checkout/expire-orders.job'
import { PortError } from '../../../../src/ports/errors'
import { noPayments } from '../../../../src/ports/no-payments'
import { beginPaymentMeanwhile } from '../../../support/shop/begin-payment-meanwhile'
import { posters, type ShopWorld, shopWorld } from '../../../support/shop/shop-world'

let shop: ShopWorld
const refusedBy = (rule: string, details: object = {}) => ({ details: { rule, ...details } })
const statuses = async () => [(await shop.orders()).map(({ status }) => status), (await shop.holds()).map(({ status }) => status).toSorted()]
const secretOf = ({ payment }: Awaited<ReturnType<ShopWorld['checkout']>>) => (payment.by === 'card' ? payment.clientSecret : '')
const visa = '4242424242424242'

beforeEach(async () => {
  shop = await shopWorld()
})

describe('the last pieces', () => {
  it('are held for one of two buyers at once, and the other learns how many are left', async () => {
    const seen = { seenCents: 10_428 }
    const both = await Promise.allSettled([shop.checkout([posters(2)], seen), shop.checkout([posters(2)], seen)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(one => one.status === 'rejected')?.reason).toMatchObject(refusedBy('sold-out', { lines: [{ lineId: 'poster', left: 1 }] }))
    expect([await shop.stockOf('poster'), await shop.orders()]).toMatchObject([1, [{}]])
  })

  it('can be bought again once the hold is over, before any job has looked at it', async () => {
    await shop.checkout([posters(3)])
    await expect(shop.checkout([posters()], { seenCents: 5214 })).rejects.toMatchObject(refusedBy('sold-out', { lines: [{ left: 0 }] }))
    shop.localMode.setNow(new Date('2027-10-16T18:15:00Z'))
    expect(await shop.quote([posters(3)])).toMatchObject({ state: 'priced' })
    await shop.checkout([posters(2)])
    expect([await shop.stockOf('poster'), ...(await statuses())]).toEqual([1, ['pending', 'pending'], ['held', 'released']])
  })

  it('stay with the first buyer where enough others are left', async () => {
    await shop.checkout([posters()])
    shop.localMode.setNow(new Date('2027-10-16T18:20:00Z'))
    await shop.checkout([posters(2)])
    expect([await shop.stockOf('poster'), ...(await statuses())]).toEqual([0, ['pending', 'pending'], ['held', 'held']])
  })

  it('are put back by a job', async () => {
    await shop.checkout([posters(3)])
    await shop.later(14)
    expect(await shop.stockOf('poster')).toBe(0)
    await shop.later(5)
    expect([await shop.stockOf('poster'), ...(await statuses())]).toEqual([3, ['pending'], ['released']])
    await shop.later(5)
    expect(await shop.stockOf('poster')).toBe(3)
  })
})

describe('the goods of an order', () => {
  it('are held again for whoever still pays, until the order ends', async () => {
    const { orderId, orderKey } = await shop.checkout([posters(2)])
    await shop.later(20)
    expect(await shop.stockOf('poster')).toBe(3)
    expect(await shop.call(holdAgain, { orderId, orderKey })).toEqual({ until: '2027-10-16T18:35:00.000Z' })
    expect([await shop.stockOf('poster'), ...(await statuses())]).toEqual([1, ['pending'], ['held']])
    shop.localMode.setNow(new Date('2027-10-16T18:55:00Z'))
    expect(await shop.call(holdAgain, { orderId, orderKey })).toEqual({ until: '2027-10-16T19:00:00.000Z' })
    expect(await shop.stockOf('poster')).toBe(1)
  })

  it('are not held again where somebody else has them, or without the key', async () => {
    const { orderId, orderKey } = await shop.checkout([posters(2)])
    await shop.later(20)
    await shop.checkout([posters(2)])
    await expect(shop.call(holdAgain, { orderId, orderKey })).rejects.toMatchObject(refusedBy('sold-out', { lines: [{ lineId: 'poster', left: 1 }] }))
    await expect(shop.call(holdAgain, { orderId })).rejects.toMatchObject(refusedBy('order-unknown'))
    expect(await shop.stockOf('poster')).toBe(1)
  })
})

describe('an order that nobody paid', () => {
  it('ends after an hour with its holds, and cannot be paid later', async () => {
    const made = await shop.checkout([posters(2)])
    await shop.later(59)
    expect((await shop.orders())[0]).toMatchObject({ status: 'pending' })
    await shop.later(5)
    expect([await shop.stockOf('poster'), ...(await statuses())]).toEqual([3, ['expired'], ['released']])
    expect(await shop.payments.pay(secretOf(made), visa)).toMatchObject({ state: 'declined' })
    const { orderId, orderKey } = made
    await expect(shop.call(holdAgain, { orderId, orderKey })).rejects.toMatchObject(refusedBy('order-over'))
    expect((await shop.orders())[0]).toMatchObject({ status: 'expired' })
  })

  it('does not end where it is paid, although the message of its payment is lost', async () => {
    const made = await shop.checkout([posters(2)])
    shop.payments.messages.delivery.arrival = 'lost'
    await shop.payments.pay(secretOf(made), visa)
    await shop.later(65)
    expect((await shop.orders())[0]).toMatchObject({ status: 'paid' })
  })

  it('and is paid when others have its goods is paid back, and they keep them', async () => {
    const late = [await shop.checkout([posters(3)])]
    for (const minutes of [16, 16, 16]) {
      await shop.later(minutes)
      late.push(await shop.checkout([posters(3)]))
    }
    const last = late.pop()!
    await shop.payments.pay(secretOf(last), visa)
    for (const made of late) await shop.payments.pay(secretOf(made), visa)
    expect([await shop.stockOf('poster'), ...(await statuses())]).toEqual([
      0,
      expect.arrayContaining(['paid', 'refunded', 'refunded', 'refunded']),
      ['confirmed', 'released', 'released', 'released'],
    ])
  })

  it('is paid in the last minute, and then does not end', async () => {
    const made = await shop.checkout([posters(2)])
    await shop.later(59)
    await shop.payments.pay(secretOf(made), visa)
    await shop.later(20)
    expect([await shop.stockOf('poster'), ...(await statuses())]).toEqual([1, ['paid'], ['confirmed']])
  })

  it('ends at the next attempt if the provider could not be reached', async () => {
    await shop.checkout([posters()])
    shop.localMode.setNow(new Date('2027-10-16T19:00:00Z'))
    const cancel = () => Promise.reject(new PortError('payments', 'unavailable', 'no answer'))
    await expect(expireOrders.run({ ...shop.context, payments: { ...noPayments, cancel } })).rejects.toThrow('1 of 1')
    expect((await shop.orders())[0]).toMatchObject({ status: 'pending' })
    await expireOrders.run(shop.context)
    expect((await shop.orders())[0]).toMatchObject({ status: 'expired' })
  })

  it('whose payment begins in the moment in which it ends, ends with the next run, and is paid by nobody', async () => {
    shop.payments.isAway = true
    await expect(shop.checkout([posters()])).rejects.toMatchObject({ code: 'unavailable' })
    shop.payments.isAway = false
    const [order] = await shop.orders()
    shop.localMode.setNow(new Date('2027-10-16T19:00:00Z'))
    beginPaymentMeanwhile(shop, order!.id)
    await expireOrders.run(shop.context)
    expect((await shop.orders())[0]).toMatchObject({ status: 'pending', providerId: `pi_${order!.id}` })
    await expireOrders.run(shop.context)
    expect((await shop.orders())[0]).toMatchObject({ status: 'expired' })
    expect(await shop.payments.find(`pi_${order!.id}`)).toMatchObject({ state: 'canceled' })
  })

  it('that ends while its payment is started cannot be paid with it', async () => {
    const key = crypto.randomUUID()
    shop.payments.isAway = true
    await expect(shop.checkout([posters()], { key })).rejects.toMatchObject({ code: 'unavailable' })
    shop.payments.isAway = false
    shop.localMode.setNow(new Date('2027-10-16T18:59:00Z'))
    const start = shop.payments.start.bind(shop.payments)
    shop.payments.start = async charge => {
      const started = await start(charge)
      shop.localMode.setNow(new Date('2027-10-16T19:00:00Z'))
      await expireOrders.run(shop.context)
      return started
    }
    await expect(shop.checkout([posters()], { key })).rejects.toMatchObject(refusedBy('order-over'))
    const [order] = await shop.orders()
    expect(order).toMatchObject({ status: 'expired' })
    expect(await shop.payments.find(`pi_${order!.id}`)).toMatchObject({ state: 'canceled' })
  })

  it('ends although its payment was never started', async () => {
    await shop.checkout([posters()], { method: 'cheque' })
    await shop.later(14 * 24 * 60 - 5)
    expect((await shop.orders())[0]).toMatchObject({ status: 'awaiting_payment' })
    await shop.later(10)
    expect((await shop.orders())[0]).toMatchObject({ status: 'expired' })
  })
})
