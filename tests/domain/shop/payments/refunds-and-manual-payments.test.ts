import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { expireOrders } from '../../../../src/domain/shop/checkout/expire-orders.job'
import { refundPayment } from '../../../../src/domain/shop/payments/refund-payment.contract'
import { payments, receipts } from '../../../../src/domain/shop/payments.collection'
import { resendReceipt } from '../../../../src/domain/shop/receipts/resend-receipt.contract'
import { beginPaymentMeanwhile } from '../../../support/shop/begin-payment-meanwhile'
import { friend, gift, type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'
import { posters } from '../../../support/shop/shop-world'

let shop: PayingWorld
const refusedBy = (rule: string, details: object = {}) => ({ details: { rule, ...details } })
const seen = { receivedOn: '2027-10-16' }
const evenBalances = async () => {
  const [ledger, provider] = await shop.balances()
  expect(ledger).toBe(provider)
  return ledger
}

beforeEach(async () => {
  shop = await payingWorld()
})

it('a receipt is mailed again as often as staff ask for it, to nobody else', async () => {
  const id = await shop.buy([gift(3000)])
  await shop.enter({ pid: 'p', adm: 1, sc: 'm' })
  const receiptsMailed = () => shop.mails().filter(mail => mail === 'guest@post.example: Your receipt from Saltlight').length
  expect(await shop.call(resendReceipt, { paymentId: `pi_${id}` })).toEqual({ to: 'guest@post.example' })
  await shop.call(resendReceipt, { paymentId: `pi_${id}` })
  expect(receiptsMailed()).toBe(3)
  expect((await shop.behind.find(audit)).filter(({ action }) => action === 'receipt.resend')).toHaveLength(2)
  await shop.enter({ pid: 'p', adm: 1, sc: 'p' })
  await expect(shop.call(resendReceipt, { paymentId: `pi_${id}` })).rejects.toMatchObject({ code: 'permission-denied' })
})

describe('a refund by staff', () => {
  it('of some pieces puts them back and leaves the rest', async () => {
    const id = await shop.buy([posters(3), gift(3000)])
    expect(await shop.refund(id, [{ lineId: 'poster', pieces: 1 }])).toMatchObject({ state: 'made', cents: 5214 })
    expect([(await shop.order(id)).status, await shop.stockOf('poster'), await shop.fund()]).toEqual(['part_refunded', 1, [3000, 1]])
    expect(await evenBalances()).toBe(3 * 5214 + 3000 - 5214)
    expect(shop.mails()).toContain('guest@post.example: Your refund from Saltlight')
  })

  it('of part of a gift lowers it, and of the rest makes it void', async () => {
    const id = await shop.buy([gift(3000)])
    await shop.refund(id, [{ lineId: 'roof', cents: 1000 }])
    expect([await shop.gifts(), await shop.fund()]).toMatchObject([[expect.stringMatching(/ 2000 recorded$/)], [2000, 1]])
    await shop.refund(id, [{ lineId: 'roof', cents: 2000 }])
    expect([await shop.gifts(), await shop.fund()]).toMatchObject([[expect.stringMatching(/ 3000 void$|2000 void$/)], [0, 0]])
    expect([(await shop.order(id)).status, await evenBalances()]).toEqual(['refunded', 0])
  })

  it('of one of two terms takes back the later one', async () => {
    await shop.enter({ pid: 'bo' })
    const id = await shop.buy([friend(2)])
    await shop.refund(id, [{ lineId: 'friend', pieces: 1 }])
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new'])
    await shop.refund(id, [{ lineId: 'friend', pieces: 1 }])
    expect(await shop.terms('bo')).toEqual([])
    expect(await shop.behind.find(receipts)).toHaveLength(3)
  })

  it('that two of them make at once is made once', async () => {
    const id = await shop.buy([posters(2)])
    const both = await Promise.allSettled([1, 2].map(() => shop.refund(id, [{ lineId: 'poster', pieces: 1 }], { seenRefundedCents: 0 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(one => one.status === 'rejected')?.reason).toMatchObject(
      refusedBy('refund-refused', { reason: 'refunded-since', refundedCents: 5214 }),
    )
    expect([await shop.stockOf('poster'), await evenBalances()]).toEqual([2, 5214])
  })

  it('of more than is left, or of another line, is refused and changes nothing', async () => {
    const id = await shop.buy([posters()])
    await expect(shop.refund(id, [{ lineId: 'poster', pieces: 2 }])).rejects.toMatchObject(refusedBy('refund-refused', { reason: 'amount' }))
    await expect(shop.refund(id, [{ lineId: 'roof', cents: 1 }])).rejects.toMatchObject(refusedBy('refund-refused', { reason: 'unknown-line' }))
    expect(await shop.ledger()).toEqual(['card 5214 succeeded'])
  })

  it('is made later where the provider could not be reached', async () => {
    const id = await shop.buy([posters()])
    shop.payments.isAway = true
    await expect(shop.refund(id, [{ lineId: 'poster', pieces: 1 }])).rejects.toMatchObject({ code: 'unavailable' })
    expect([await shop.ledger(), (await shop.order(id)).status]).toEqual([['card -5214 authorised', 'card 5214 succeeded'], 'paid'])
    shop.payments.isAway = false
    await shop.later(61)
    expect([(await shop.order(id)).status, await shop.stockOf('poster'), await evenBalances()]).toEqual(['refunded', 3, 0])
  })

  it('that the provider refuses takes nothing back, and can be asked for again', async () => {
    const id = await shop.buy([posters()])
    shop.payments.messages.delivery.arrival = 'lost'
    await shop.provider.dispute(`pi_${id}`, 'opened')
    await expect(shop.refund(id, [{ lineId: 'poster', pieces: 1 }])).rejects.toMatchObject(refusedBy('refund-refused', { reason: 'provider' }))
    expect([(await shop.order(id)).status, await shop.stockOf('poster')]).toEqual(['paid', 2])
    shop.payments.messages.delivery.arrival = 'at-once'
    await shop.provider.dispute(`pi_${id}`, 'won')
    expect(await shop.refund(id, [{ lineId: 'poster', pieces: 1 }])).toMatchObject({ state: 'made' })
  })

  it('that the bank sends back is owed still', async () => {
    await shop.enter({ pid: 'bo' })
    const id = await shop.buy([gift(3000)])
    await shop.refund(id, [{ lineId: 'roof', cents: 3000 }])
    const [refund] = (await shop.behind.find(payments)).filter(({ refundOf }) => refundOf !== undefined)
    await shop.provider.failRefund(refund!.providerId!, { paymentId: `pi_${id}`, amountCents: 3000, key: refund!.id })
    expect([(await shop.order(id)).status, await evenBalances(), await shop.gifts()]).toEqual(['paid', 3000, ['bo 3000 void']])
    expect(await shop.behind.find(receipts)).toHaveLength(1)
    expect(await shop.refund(id, [{ lineId: 'roof', cents: 3000 }])).toMatchObject({ state: 'made' })
    expect([(await shop.order(id)).status, await shop.fund()]).toEqual(['refunded', [0, 0]])
    expect(await shop.ledger()).toEqual(['card -3000 settled', 'card -3000 succeeded', 'card 3000 succeeded'])
  })

  it('that the bank sends back puts no piece back twice when it is made again', async () => {
    const id = await shop.buy([posters(2)])
    await shop.refund(id, [{ lineId: 'poster', pieces: 1 }])
    const [refund] = (await shop.behind.find(payments)).filter(({ refundOf }) => refundOf !== undefined)
    await shop.provider.failRefund(refund!.providerId!, { paymentId: `pi_${id}`, amountCents: 5214, key: refund!.id })
    expect(await shop.stockOf('poster')).toBe(2)
    await shop.refund(id, [{ lineId: 'poster', pieces: 1 }])
    expect(await shop.stockOf('poster')).toBe(2)
    await shop.refund(id, [{ lineId: 'poster', pieces: 1 }])
    expect([await shop.stockOf('poster'), await evenBalances()]).toEqual([3, 0])
  })

  it('that the bank sends back, after a lost dispute took the money, leaves nothing to refund', async () => {
    const id = await shop.buy([posters()])
    await shop.refund(id, [{ lineId: 'poster', pieces: 1 }])
    const [refund] = (await shop.behind.find(payments)).filter(({ refundOf }) => refundOf !== undefined)
    shop.payments.messages.delivery.arrival = 'lost'
    await shop.provider.failRefund(refund!.providerId!, { paymentId: `pi_${id}`, amountCents: 5214, key: refund!.id })
    shop.payments.messages.delivery.arrival = 'at-once'
    await shop.provider.dispute(`pi_${id}`, 'opened')
    await shop.provider.dispute(`pi_${id}`, 'lost')
    await shop.payments.messages.deliver('lost')
    expect([await evenBalances(), (await shop.order(id)).status, await shop.stockOf('poster')]).toEqual([0, 'refunded', 3])
  })

  it('at the provider, of more than staff left of the lines, takes all of them', async () => {
    const id = await shop.buy([posters()])
    await shop.refund(id, [{ lineId: 'poster', cents: 2000 }], { byHand: true })
    await shop.provider.refund(`pi_${id}`, 4000)
    const { status } = await shop.order(id)
    expect([status, await shop.stockOf('poster'), await shop.ledger()]).toEqual([
      'refunded',
      3,
      ['card -4000 succeeded', 'card 5214 succeeded', 'cheque -2000 succeeded'],
    ])
  })

  it('that fails, because some was taken at the provider meanwhile, leaves what was taken with its lines', async () => {
    const id = await shop.buy([gift(3000)])
    shop.payments.isAway = true
    await shop.refund(id, [{ lineId: 'roof', cents: 3000 }]).catch(() => undefined)
    shop.payments.isAway = false
    await shop.provider.refund(`pi_${id}`, 1000)
    await shop.later(61)
    expect([await shop.ledger(), (await shop.order(id)).status]).toEqual([
      ['card -1000 succeeded', 'card -3000 failed', 'card 3000 succeeded'],
      'part_refunded',
    ])
    const [taken] = (await shop.behind.find(payments)).filter(({ reason }) => reason === 'made at the provider')
    expect(taken?.lines).toMatchObject([{ lineId: 'roof', cents: 1000 }])
    expect(await shop.gifts()).toEqual([expect.stringMatching(/ 2000 recorded$/)])
  })

  it('that fails, because all was taken at the provider meanwhile, leaves nothing of the order to refund', async () => {
    const id = await shop.buy([gift(3000)])
    shop.payments.isAway = true
    await shop.refund(id, [{ lineId: 'roof', cents: 3000 }]).catch(() => undefined)
    shop.payments.isAway = false
    await shop.provider.refund(`pi_${id}`, 3000)
    await shop.later(61)
    expect([await shop.ledger(), (await shop.order(id)).status, await shop.fund()]).toEqual([
      ['card -3000 failed', 'card -3000 succeeded', 'card 3000 succeeded'],
      'refunded',
      [0, 0],
    ])
  })

  it('that no card takes any more is made by check', async () => {
    const id = await shop.buy([gift(3000)])
    expect(await shop.refund(id, [{ lineId: 'roof', cents: 3000 }], { byHand: true })).toMatchObject({ state: 'made', cents: 3000 })
    expect([await shop.ledger(), (await shop.order(id)).status]).toEqual([['card 3000 succeeded', 'cheque -3000 succeeded'], 'refunded'])
  })

  it('needs the scope money and a recent sign-in', async () => {
    const input = { paymentId: 'x', seenRefundedCents: 0, lines: [{ lineId: 'poster', pieces: 1 }], reason: 'They asked for it' }
    await shop.enter({ pid: 'p', adm: 1, sc: 'p' })
    await expect(shop.call(refundPayment, input)).rejects.toMatchObject({ code: 'permission-denied' })
    await shop.enter({ pid: 'p', adm: 1, sc: 'm' })
    shop.localMode.setNow(new Date('2027-10-16T18:06:00Z'))
    await expect(shop.call(refundPayment, input)).rejects.toMatchObject({ code: 'requires-recent-login' })
  })
})

describe('a refund at the provider', () => {
  it('is spread over what is left of the lines', async () => {
    await shop.enter({ pid: 'bo' })
    const id = await shop.buy([friend(), gift(5000)])
    await shop.provider.refund(`pi_${id}`, 5000)
    expect([(await shop.order(id)).status, await shop.gifts(), await shop.fund()]).toEqual(['part_refunded', ['bo 2500 recorded'], [2500, 1]])
    expect(await shop.terms('bo')).toHaveLength(1)
    await shop.provider.refund(`pi_${id}`, 5000)
    expect([(await shop.order(id)).status, await shop.terms('bo'), await evenBalances()]).toEqual(['refunded', [], 0])
  })
})

describe('a payment that staff record', () => {
  it('pays the order, and no card can pay it any more', async () => {
    const { orderId, payment } = await shop.checkout([posters()])
    expect(await shop.recordPayment({ orderId, method: 'cash', ...seen })).toMatchObject({ backCents: 0 })
    expect(await shop.order(orderId)).toMatchObject({ status: 'paid' })
    expect(await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa)).toMatchObject({ state: 'declined' })
    expect(await shop.ledger()).toEqual(['cash 5214 succeeded'])
  })

  it('is refused where the card was charged, although its message has not come', async () => {
    shop.payments.messages.delivery.arrival = 'late'
    const orderId = await shop.buy([posters()])
    await expect(shop.recordPayment({ orderId, method: 'cash', ...seen })).rejects.toMatchObject(refusedBy('payment-twice', { method: 'card' }))
    await shop.later(1)
    expect(await shop.ledger()).toEqual(['card 5214 succeeded'])
  })

  it('is refused where the payer begins to pay by card meanwhile, so that nothing is paid twice', async () => {
    shop.payments.isAway = true
    await expect(shop.checkout([posters()])).rejects.toMatchObject({ code: 'unavailable' })
    shop.payments.isAway = false
    const [order] = await shop.orders()
    beginPaymentMeanwhile(shop, order!.id)
    await expect(shop.recordPayment({ orderId: order!.id, method: 'cash', ...seen })).rejects.toMatchObject(refusedBy('record-overtaken'))
    expect([await shop.order(order!.id), await shop.ledger()]).toMatchObject([{ status: 'pending', providerId: `pi_${order!.id}` }, []])
  })

  it('stays where the time of its order runs out in the same moment', async () => {
    const { orderId } = await shop.checkout([posters()], { method: 'cheque' })
    shop.localMode.setNow(new Date('2027-11-20T18:00:00Z'))
    const { documents } = shop.context
    const query = documents.query.bind(documents)
    let isRecorded = false
    documents.query = async asked => {
      const found = await query(asked)
      if (asked.collection !== 'orders' || isRecorded) return found
      isRecorded = true
      await shop.recordPayment({ orderId, method: 'cheque', ...seen })
      return found
    }
    await expireOrders.run(shop.context)
    expect([isRecorded, (await shop.order(orderId)).status, await shop.ledger()]).toEqual([true, 'paid', ['cheque 5214 succeeded']])
  })

  it('is refused the second time within ten minutes, unless it is another one', async () => {
    const first = await shop.checkout([posters()], { method: 'cheque' })
    const second = await shop.checkout([posters()], { method: 'cheque' })
    const check = { method: 'cheque', ref: '1204', ...seen } as const
    await shop.recordPayment({ orderId: first.orderId, ...check })
    await expect(shop.recordPayment({ orderId: first.orderId, ...check })).rejects.toMatchObject(refusedBy('payment-twice'))
    await expect(shop.recordPayment({ orderId: second.orderId, ...check })).rejects.toMatchObject(
      refusedBy('payment-twice', { orderId: first.orderId }),
    )
    await shop.recordPayment({ orderId: second.orderId, ...check, isAnother: true })
    await expect(shop.recordPayment({ orderId: second.orderId, ...check, isAnother: true })).rejects.toMatchObject(refusedBy('illegal-transition'))
    expect(await shop.ledger()).toEqual(['cheque 5214 succeeded', 'cheque 5214 succeeded'])
  })

  it('is refunded by hand', async () => {
    const { orderId } = await shop.checkout([posters()], { method: 'cheque' })
    await shop.recordPayment({ orderId, method: 'cheque', ...seen })
    await shop.refund(orderId, [{ lineId: 'poster', pieces: 1 }])
    expect([await shop.ledger(), await shop.stockOf('poster')]).toEqual([['cheque -5214 succeeded', 'cheque 5214 succeeded'], 3])
  })

  it('can be given instead, with a reason', async () => {
    await shop.enter({ pid: 'bo' })
    const { orderId } = await shop.checkout([friend()])
    await shop.recordPayment({ orderId, method: 'comp', reason: 'Helped for three weekends', ...seen })
    expect(await shop.terms('bo')).toHaveLength(1)
    expect(await shop.behind.get(payments, `manual-${orderId}`)).toMatchObject({ method: 'comp', reason: 'Helped for three weekends' })
  })

  it('is refused for tomorrow, and for an order that does not exist', async () => {
    const { orderId } = await shop.checkout([posters()])
    await expect(shop.recordPayment({ orderId, method: 'cash', receivedOn: '2027-10-17' })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(shop.recordPayment({ orderId: 'none', method: 'cash', ...seen })).rejects.toMatchObject(refusedBy('order-unknown'))
  })
})
