import { beforeEach, describe, expect, it } from 'vitest'
import { startPayment } from '../../../../src/domain/shop/checkout/start-payment'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { matchPayment } from '../../../../src/domain/shop/payments/match-payment.contract'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { providerEvents } from '../../../../src/domain/shop/provider-events.collection'
import { type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'
import { posters } from '../../../support/shop/shop-world'

let shop: PayingWorld
const refusedBy = (rule: string) => ({ details: { rule } })
const statusOf = async (id: string) => (await shop.order(id)).status
const reason = 'They wrote to us with the receipt of their bank'

beforeEach(async () => {
  shop = await payingWorld()
})

describe('a payment whose message never arrives', () => {
  beforeEach(() => {
    shop.payments.messages.delivery.arrival = 'never'
  })

  it('is asked for within the hour, and pays its order once', async () => {
    const id = await shop.buy([posters()])
    await shop.later(10)
    expect(await statusOf(id)).toBe('pending')
    await shop.later(65)
    expect([await statusOf(id), await shop.ledger()]).toEqual(['paid', ['card 5214 succeeded']])
    expect(await shop.behind.get(payments, `pi_${id}`)).toMatchObject({ fee: { cents: 181 }, card: { last4: '4242' }, receivedOn: '2027-10-16' })
    expect(shop.mails()).toEqual(['guest@post.example: Your receipt from Saltlight'])
    await shop.later(20)
    expect(await shop.ledger()).toEqual(['card 5214 succeeded'])
  })

  it('but that comes after all changes nothing more', async () => {
    shop.payments.messages.delivery.arrival = 'lost'
    const id = await shop.buy([posters()])
    await shop.later(16)
    await shop.payments.messages.deliver('lost')
    expect([await statusOf(id), await shop.ledger(), shop.mails()]).toMatchObject(['paid', ['card 5214 succeeded'], { length: 1 }])
    expect(await shop.behind.find(providerEvents)).toHaveLength(2)
  })

  it('is not taken for paid while nobody has paid it, and ends in time', async () => {
    const { orderId } = await shop.checkout([posters()])
    await shop.later(30)
    expect(await statusOf(orderId)).toBe('pending')
    await shop.later(35)
    expect([await statusOf(orderId), await shop.stockOf('poster')]).toEqual(['expired', 3])
  })

  it('is asked for again where the provider could not be reached', async () => {
    const id = await shop.buy([posters()])
    shop.payments.isAway = true
    await expect(shop.later(65)).rejects.toThrow('failed')
    expect(await statusOf(id)).toBe('pending')
    shop.payments.isAway = false
    await shop.later(65)
    expect(await statusOf(id)).toBe('paid')
  })
})

describe('a payment without an order', () => {
  const unmatched = async (card = visa) => {
    const { clientSecret } = await shop.payments.start({
      orderId: 'elsewhere',
      amountCents: 5214,
      currency: 'usd',
      email: 'x@x.org',
      description: 'x',
    })
    await shop.payments.pay(clientSecret, card)
    const [event] = await shop.behind.find(providerEvents, { where: [['status', '==', 'failed']] })
    return event!
  }
  const match = async (eventId: string, orderId: string) => {
    await shop.enter({ pid: 'p-money', adm: 1, sc: 'm' })
    return shop.call(matchPayment, { eventId, orderId, reason })
  }

  it('waits in the queue until staff match it to an order of the same amount', async () => {
    const event = await unmatched()
    expect(event).toMatchObject({ problem: 'order-unknown' })
    const { orderId } = await shop.checkout([posters()], { method: 'cheque' })
    expect(await match(event.id, orderId)).toEqual({ paymentId: 'pi_elsewhere' })
    expect([await statusOf(orderId), await shop.stockOf('poster')]).toEqual(['paid', 2])
    const payment = await shop.behind.get(payments, 'pi_elsewhere')
    expect(payment).toMatchObject({ orderId, method: 'card', amount: { cents: 5214 }, reason, createdBy: 'p-money' })
    expect(await shop.behind.get(providerEvents, event.id)).toMatchObject({ status: 'done' })
    expect(shop.mails()).toContain('guest@post.example: Your receipt from Saltlight')
    await shop.payments.messages.sendAgain()
    expect([await shop.ledger(), await shop.balances()]).toEqual([['card 5214 succeeded'], [5214, 5214]])
  })

  it('cancels the card payment of the order that it pays', async () => {
    const event = await unmatched()
    const { orderId, payment } = await shop.checkout([posters()])
    await match(event.id, orderId)
    expect(await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa)).toMatchObject({ state: 'declined' })
    expect(await shop.ledger()).toEqual(['card 5214 succeeded'])
  })

  it('is not matched where nobody knows the message', async () => {
    const { orderId } = await shop.checkout([posters()], { method: 'cheque' })
    await expect(match('none', orderId)).rejects.toMatchObject(refusedBy('payment-unmatched'))
  })

  it('is not matched to an order of another amount, a paid one, or twice', async () => {
    const event = await unmatched()
    const { orderId: other } = await shop.checkout([posters(2)], { method: 'cheque' })
    await expect(match(event.id, other)).rejects.toMatchObject(refusedBy('payment-unmatched'))
    await expect(match(event.id, 'none')).rejects.toMatchObject(refusedBy('order-unknown'))
    await shop.enter(undefined)
    const paid = await shop.buy([posters()])
    await expect(match(event.id, paid)).rejects.toMatchObject(refusedBy('payment-unmatched'))
    expect([await statusOf(other), await shop.ledger()]).toEqual(['awaiting_payment', ['card 5214 succeeded']])
  })

  it('pays one order alone, also where a second one has its amount', async () => {
    const event = await unmatched()
    const { orderId: first } = await shop.checkout([posters()], { method: 'cheque' })
    const { orderId: second } = await shop.checkout([posters()], { method: 'cheque' })
    await match(event.id, first)
    await expect(match(event.id, second)).rejects.toMatchObject(refusedBy('payment-unmatched'))
    expect([await statusOf(first), await statusOf(second), await shop.ledger()]).toEqual(['paid', 'awaiting_payment', ['card 5214 succeeded']])
  })

  it('pays one order alone, also where the queue has a message of each attempt to pay it', async () => {
    const declined = await unmatched('4000000000000002')
    await unmatched()
    const events = await shop.behind.find(providerEvents, { where: [['status', '==', 'failed']] })
    expect(events.map(({ objectId }) => objectId)).toEqual(['pi_elsewhere', 'pi_elsewhere'])
    const { orderId: first } = await shop.checkout([posters()], { method: 'cheque' })
    const { orderId: second } = await shop.checkout([posters()], { method: 'cheque' })
    await match(events.find(({ id }) => id !== declined.id)!.id, first)
    await expect(match(declined.id, second)).rejects.toMatchObject(refusedBy('payment-unmatched'))
    expect([await statusOf(first), await statusOf(second), await shop.ledger()]).toEqual(['paid', 'awaiting_payment', ['card 5214 succeeded']])
  })

  it('does not pay an order whose card payment begins meanwhile, which would be paid twice', async () => {
    const event = await unmatched()
    shop.payments.isAway = true
    await expect(shop.checkout([posters()])).rejects.toMatchObject({ code: 'unavailable' })
    shop.payments.isAway = false
    const [order] = await shop.orders()
    const find = shop.payments.find.bind(shop.payments)
    shop.payments.find = async id => {
      await startPayment(shop.context, (await shop.behind.get(orders, order!.id))!)
      return find(id)
    }
    await expect(match(event.id, order!.id)).rejects.toMatchObject(refusedBy('record-overtaken'))
    expect(await shop.order(order!.id)).toMatchObject({ status: 'pending', providerId: `pi_${order!.id}` })
    expect(await shop.ledger()).toEqual([])
  })

  it('pays the order that it was for, where that came back from a backup after the message', async () => {
    shop.payments.messages.delivery.arrival = 'lost'
    const id = await shop.buy([posters()])
    const backup = (await shop.store.get(`orders/${id}`))!
    await shop.store.commit([{ op: 'delete', path: `orders/${id}` }])
    await shop.payments.messages.deliver('lost')
    const [event] = await shop.behind.find(providerEvents, { where: [['status', '==', 'failed']] })
    expect(event).toMatchObject({ problem: 'order-unknown', objectId: `pi_${id}` })
    await shop.store.commit([{ op: 'create', path: `orders/${id}`, data: backup.data }])
    await match(event!.id, id)
    expect([await statusOf(id), await shop.ledger()]).toEqual(['paid', ['card 5214 succeeded']])
  })

  it('is the only one that is matched: one of another amount than its order is left to the order it names', async () => {
    const { orderId: named } = await shop.checkout([posters(2)], { method: 'cheque' })
    const charge = { amountCents: 5214, currency: 'usd', email: 'x@x.org', description: 'x' } as const
    await shop.payments.pay((await shop.payments.start({ ...charge, orderId: named })).clientSecret, visa)
    const [event] = await shop.behind.find(providerEvents, { where: [['status', '==', 'failed']] })
    expect(event).toMatchObject({ problem: 'amount-differs' })
    const { orderId } = await shop.checkout([posters()], { method: 'cheque' })
    await expect(match(event!.id, orderId)).rejects.toMatchObject(refusedBy('payment-unmatched'))
    expect(await statusOf(orderId)).toBe('awaiting_payment')
  })

  it('that the bank declined pays no order', async () => {
    const event = await unmatched('4000000000000002')
    const { orderId } = await shop.checkout([posters()], { method: 'cheque' })
    await expect(match(event.id, orderId)).rejects.toMatchObject(refusedBy('payment-unmatched'))
    expect([await statusOf(orderId), await shop.ledger()]).toEqual(['awaiting_payment', []])
  })

  it('of another amount leaves the order’s own card payment open', async () => {
    const event = await unmatched()
    const { orderId, payment } = await shop.checkout([posters(2)])
    await expect(match(event.id, orderId)).rejects.toMatchObject(refusedBy('payment-unmatched'))
    expect(await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa)).toMatchObject({ state: 'succeeded' })
    expect([await statusOf(orderId), await shop.ledger()]).toEqual(['paid', ['card 10428 succeeded']])
  })

  it('is matched by staff of the scope money alone', async () => {
    await shop.enter({ pid: 'p', adm: 1, sc: 'p' })
    await expect(shop.call(matchPayment, { eventId: 'e', orderId: 'o', reason })).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('a refund or dispute whose message never arrives', () => {
  let id: string
  beforeEach(async () => {
    id = await shop.buy([posters(2)])
    shop.payments.messages.delivery.arrival = 'never'
  })

  it('is asked for within the hour, where it was made at the provider, and recorded once', async () => {
    await shop.provider.refund(`pi_${id}`, 1000)
    await shop.later(10)
    expect(await statusOf(id)).toBe('paid')
    await shop.later(65)
    expect([await statusOf(id), await shop.balances()]).toEqual(['part_refunded', [9428, 9428]])
    const before = await shop.behind.find(providerEvents)
    await shop.later(65)
    expect([await shop.ledger(), await shop.behind.find(providerEvents)]).toEqual([['card -1000 succeeded', 'card 10428 succeeded'], before])
  })

  it('changes nothing where its message came, nor where that comes after all', async () => {
    shop.payments.messages.delivery.arrival = 'lost'
    await shop.provider.refund(`pi_${id}`, 1000)
    await shop.later(65)
    await shop.payments.messages.deliver('lost')
    expect([await statusOf(id), await shop.ledger()]).toEqual(['part_refunded', ['card -1000 succeeded', 'card 10428 succeeded']])
    const before = await shop.behind.find(providerEvents)
    await shop.later(65)
    expect(await shop.behind.find(providerEvents)).toEqual(before)
  })

  it('is asked for where a bank sent a refund back', async () => {
    await shop.refund(id, [{ lineId: 'poster', pieces: 1 }])
    const refund = (await shop.behind.find(payments)).find(({ refundOf }) => refundOf !== undefined)!
    await shop.provider.failRefund(refund.providerId!, { paymentId: `pi_${id}`, amountCents: 5214, key: refund.id })
    await shop.later(65)
    expect([await statusOf(id), await shop.ledger(), await shop.balances()]).toEqual([
      'paid',
      ['card -5214 failed', 'card 10428 succeeded'],
      [10_428, 10_428],
    ])
  })

  it('is asked for when it is opened, and when it is lost', async () => {
    await shop.provider.dispute(`pi_${id}`, 'opened')
    await shop.later(65)
    expect((await shop.behind.get(payments, `pi_${id}`))?.status).toBe('disputed')
    await shop.provider.dispute(`pi_${id}`, 'lost')
    await shop.later(65)
    expect([await statusOf(id), await shop.balances()]).toEqual(['refunded', [0, 0]])
    await shop.later(65)
    expect(await shop.ledger()).toEqual(['card -10428 succeeded', 'card 10428 lost'])
  })
})
