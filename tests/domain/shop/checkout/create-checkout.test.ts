import { beforeEach, describe, expect, it } from 'vitest'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { createCheckout, readOrder } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { createCheckoutHandler } from '../../../../src/domain/shop/checkout/create-checkout.handler'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { products } from '../../../../src/domain/shop/products.collection'
import { PortError } from '../../../../src/ports/errors'
import { noPayments } from '../../../../src/ports/no-payments'
import { line, posters, type ShopWorld, shopWorld } from '../../../support/shop/shop-world'

let shop: ShopWorld
const key = '6a1f0c52-7f0e-4a38-9d51-0d4f7b1c2e3f'
const sentTo = { name: 'Bo', street: '1 Main St', city: 'Exampleton', region: 'CA', zip: '94801' }
const refusedBy = (rule: string, details: object = {}) => ({ details: { rule, ...details } })
const reprice = async (cents: number) => {
  const poster = (await shop.behind.get(products, 'poster'))!
  await shop.behind.change(products, poster, { variants: [{ ...poster.variants[0]!, price: { cents, cur: 'usd' } }] })
}

beforeEach(async () => {
  shop = await shopWorld()
})

describe('an order', () => {
  it('of a guest has its lines, the policies of the day and a key, and waits for its payment', async () => {
    const { orderId, orderKey, payment } = await shop.checkout([posters(2), line('donation', 'roof', 1, { amountCents: 2000, gift })])
    expect(payment).toMatchObject({ by: 'card', provider: 'simulated', clientSecret: expect.any(String) as string })
    const [order, ...others] = await shop.orders()
    expect(others).toEqual([])
    expect(order).toMatchObject({
      id: orderId,
      email: 'guest@post.example',
      lines: [
        { id: 'poster', quantity: 2, unit: { cents: 4800 }, accountCode: '4300' },
        { id: 'roof', unit: { cents: 2000 }, deductibleCents: 2000, gift },
      ],
      total: { cents: 12_428 },
      tax: { cents: 828 },
      policyVersions: { terms: 2, refund: 1 },
      providerId: `pi_${orderId}`,
      payBy: new Date('2027-10-16T19:00:00Z'),
      source: 'web',
      status: 'pending',
      createdBy: 'system',
    })
    expect(order).not.toHaveProperty('personId')
    expect(JSON.stringify(order)).not.toContain(orderKey)
  })

  it('of a person is theirs', async () => {
    await shop.enter({ pid: 'mia' })
    await shop.checkout([posters()])
    expect(await shop.orders()).toMatchObject([{ personId: 'mia', lines: [{ unit: { cents: 4000 } }] }])
    expect((await shop.orders())[0]).not.toHaveProperty('keyHash')
  })

  it('takes its pieces out of the stock at once', async () => {
    const { orderId } = await shop.checkout([posters(2), line('product', 'guide/one')])
    expect(await shop.stockOf('poster')).toBe(1)
    expect(await shop.holds()).toMatchObject([
      { id: `${orderId}-poster`, ref: 'poster/a2', pieces: 2, until: new Date('2027-10-16T18:15:00Z'), status: 'held' },
    ])
  })

  it('names nobody on the goods, which everybody may read', async () => {
    await shop.enter({ pid: 'mia' })
    await shop.checkout([posters()])
    expect(await shop.behind.get(products, 'poster')).toMatchObject({ updatedBy: 'system' })
  })

  it('of goods that are sent needs the address', async () => {
    await expect(shop.checkout([posters()], { zip: '94801', seenCents: 5598 })).rejects.toMatchObject(
      refusedBy('order-refused', { refusals: [{ reason: 'address-needed' }] }),
    )
    await shop.checkout([posters()], { sentTo })
    expect(await shop.orders()).toMatchObject([{ sentTo, lines: [{ id: 'poster' }, { id: 'shipping', accountCode: '4400' }] }])
  })

  it('that is paid by check waits for it, and holds goods for whoever is known until it has come', async () => {
    const { orderId, orderKey, payment } = await shop.checkout([posters()], { method: 'cheque' })
    expect(payment).toEqual({ by: 'cheque' })
    expect(await shop.call(readOrder, { orderId, orderKey })).toMatchObject({ status: 'awaiting_payment', payBy: '2027-10-30T18:00:00.000Z' })
    await shop.enter({ pid: 'bo' })
    await shop.checkout([posters()], { method: 'cheque' })
    const ends = { payBy: new Date('2027-10-30T18:00:00Z'), status: 'awaiting_payment' }
    expect(await shop.orders()).toMatchObject([ends, ends])
    const untils = (await shop.holds()).map(({ until }) => until.toISOString()).toSorted()
    expect(untils).toEqual(['2027-10-16T18:15:00.000Z', '2027-10-30T18:00:00.000Z'])
  })

  it('with a total of zero is paid at once, and only once', async () => {
    await shop.enter({ pid: 'mia' })
    const { orderId, payment } = await shop.checkout([line('product', 'guide/one')], { key })
    expect(payment).toEqual({ by: 'nothing' })
    expect(await shop.call(readOrder, { orderId })).toMatchObject({ status: 'paid', method: 'comp', totalCents: 0, paidOn: '2027-10-16' })
    expect(await shop.checkout([line('product', 'guide/one')], { key })).toMatchObject({ orderId, payment })
    expect(await shop.behind.find(payments)).toHaveLength(1)
  })

  it('is refused with every reason, and nothing is stored', async () => {
    await expect(shop.checkout([line('product', 'proof/one'), line('membership', 'lover/friend')])).rejects.toMatchObject(
      refusedBy('order-refused', {
        refusals: [
          { reason: 'unavailable', lineId: 'proof', availability: { state: 'members-only' } },
          { reason: 'sign-in-needed', lineId: 'lover' },
        ],
      }),
    )
    expect([await shop.orders(), await shop.holds()]).toEqual([[], []])
  })

  it('by card is refused where cards cannot be charged, and by check it is made', async () => {
    const input = { lines: [posters()], key, email: 'guest@post.example', seenCents: 5214, accepts: true } as const
    const without = { ...shop.context, payments: noPayments }
    await expect(invokeHandler(createCheckoutHandler, without, { ...input, method: 'card' })).rejects.toMatchObject(refusedBy('payments-off'))
    expect(await shop.orders()).toEqual([])
    await invokeHandler(createCheckoutHandler, without, { ...input, method: 'cheque' })
    expect(await shop.orders()).toHaveLength(1)
  })
})

const gift = { designation: 'Slates', anonymous: false, named: true }

describe('the same key', () => {
  it('is the same order, with the same key and the same payment', async () => {
    const first = await shop.checkout([posters()], { key })
    expect(await shop.checkout([posters()], { key })).toEqual(first)
    expect([await shop.orders(), await shop.holds(), await shop.stockOf('poster')]).toMatchObject([[{}], [{}], 2])
  })

  it('is the same order when both run at once', async () => {
    const both = await Promise.all([shop.checkout([posters()], { key, seenCents: 5214 }), shop.checkout([posters()], { key, seenCents: 5214 })])
    expect(both[0]).toEqual(both[1])
    expect([await shop.orders(), await shop.holds(), await shop.stockOf('poster')]).toMatchObject([[{}], [{}], 2])
  })

  it('is the same order although prices have changed since', async () => {
    const first = await shop.checkout([posters()], { key })
    await reprice(9900)
    expect(await shop.checkout([posters()], { key, seenCents: 5214 })).toEqual(first)
  })

  it('with other content is refused', async () => {
    await shop.checkout([posters()], { key })
    // One after the other: a rejection that nobody awaits yet would fail the run.
    for (const other of [() => shop.checkout([posters(2)], { key }), () => shop.checkout([posters()], { key, email: 'other@post.example' })])
      await expect(other()).rejects.toMatchObject({ code: 'already-exists' })
    expect(await shop.orders()).toHaveLength(1)
  })

  it('continues where the provider could not be reached after the order was made', async () => {
    const input = { lines: [posters()], key, email: 'guest@post.example', seenCents: 5214, method: 'card' as const, accepts: true as const }
    const start = () => Promise.reject(new PortError('payments', 'unavailable', 'no answer'))
    const broken = { ...shop.context, payments: { ...noPayments, provider: 'simulated' as const, start } }
    await expect(invokeHandler(createCheckoutHandler, broken, input)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await shop.orders()).toMatchObject([{ status: 'pending' }])
    expect(await shop.call(createCheckout, input)).toMatchObject({ payment: { by: 'card' } })
    expect([await shop.orders(), await shop.stockOf('poster')]).toMatchObject([[{ providerId: expect.any(String) as string }], 2])
  })

  it('of an order that is paid has nothing to pay', async () => {
    const { payment } = await shop.checkout([posters()], { key })
    await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', '4242424242424242')
    expect(await shop.checkout([posters()], { key, seenCents: 5214 })).toMatchObject({ payment: { by: 'nothing' } })
    expect(await shop.orders()).toMatchObject([{ status: 'paid' }])
  })

  it('of an order that has ended is refused', async () => {
    await shop.checkout([posters()], { key })
    await shop.later(60)
    await expect(shop.checkout([posters()], { key, seenCents: 5214 })).rejects.toMatchObject(refusedBy('order-over'))
  })
})

describe('a price', () => {
  it('that has changed since it was seen is refused with the lines, and nothing is stored', async () => {
    const lines = [posters(), line('product', 'book/one')]
    const quoted = await shop.quote(lines)
    await reprice(5000)
    const seen = quoted.state === 'priced' ? { seenCents: quoted.totalCents, seenLines: [...quoted.lines] } : {}
    await expect(shop.checkout(lines, seen)).rejects.toMatchObject(
      refusedBy('price-changed', { totalCents: 7431, lines: [{ lineId: 'poster', why: 'price', beforeCents: 5214, afterCents: 5431 }] }),
    )
    expect([await shop.orders(), await shop.holds(), await shop.stockOf('poster')]).toEqual([[], [], 3])
  })

  it('of a member is refused to whoever is no member any more', async () => {
    await shop.enter({ pid: 'mia' })
    const quoted = await shop.quote([posters()])
    shop.localMode.setNow(new Date('2028-01-16T20:00:00Z'))
    const seen = quoted.state === 'priced' ? { seenCents: quoted.totalCents, seenLines: [...quoted.lines] } : {}
    await expect(shop.checkout([posters()], seen)).rejects.toMatchObject(refusedBy('price-changed', { lines: [{ lineId: 'poster', why: 'price' }] }))
  })
})

describe('an order is shown', () => {
  it('by its key, and to nobody without it', async () => {
    const { orderId, orderKey } = await shop.checkout([posters()])
    expect(await shop.call(readOrder, { orderId, orderKey })).toMatchObject({
      orderId,
      status: 'pending',
      email: 'guest@post.example',
      lines: [{ id: 'poster', unitCents: 4800 }],
      totalCents: 5214,
      refundedCents: 0,
      orderedAt: '2027-10-16T18:00:00.000Z',
      payBy: '2027-10-16T19:00:00.000Z',
    })
    for (const input of [{ orderId }, { orderId, orderKey: 'x' }, { orderId: 'none', orderKey }])
      await expect(shop.call(readOrder, input)).rejects.toMatchObject(refusedBy('order-unknown'))
  })

  it('to the person who made it, and to no other', async () => {
    await shop.enter({ pid: 'bo' })
    const { orderId, orderKey } = await shop.checkout([posters()])
    expect(await shop.call(readOrder, { orderId })).toMatchObject({ orderId })
    await shop.enter({ pid: 'mia' })
    await expect(shop.call(readOrder, { orderId })).rejects.toMatchObject(refusedBy('order-unknown'))
    await shop.enter(undefined)
    await expect(shop.call(readOrder, { orderId, orderKey })).rejects.toMatchObject(refusedBy('order-unknown'))
  })
})
