import { beforeEach, describe, expect, it } from 'vitest'
import { adOrders } from '../../../../src/domain/ads/ad-orders.collection'
import { bookInquiryHandler } from '../../../../src/domain/shop/ads/book-inquiry.handler'
import { cancelAdHandler, quoteAdCancellationHandler } from '../../../../src/domain/shop/ads/cancel-ad.handler'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { Choices } from '../../../support/query-oracle/choices'
import { type AdWorld, adWorld } from '../../../support/shop/ad-world'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

/** At once, in an order that the seed gives, some of them a few turns later. */
async function atOnce<T>(seed: number, calls: readonly (() => Promise<T>)[]): Promise<readonly PromiseSettledResult<T>[]> {
  const chance = new Choices(seed)
  const settled: PromiseSettledResult<T>[] = []
  const order = calls.map((_, i) => i).toSorted(() => chance.below(3) - 1)
  await Promise.all(
    order.map(async i => {
      for (let turn = chance.below(40); turn > 0; turn -= 1) await Promise.resolve()
      settled[i] = (await Promise.allSettled([calls[i]!()]))[0]!
    }),
  )
  return settled
}

let world: AdWorld
beforeEach(async () => {
  world = await adWorld()
})
const subjects = () => world.mails().map(mail => mail.replace(/^.*?: /, ''))

describe('booking an advertisement', () => {
  it('fixes phase and price, takes the space, and is asked for its artwork once it is paid', async () => {
    const { id } = await world.book('ana', { note: 'Near the map' })
    expect(await world.ad(id)).toMatchObject({
      advertiserId: 'ana',
      business: 'Shop of ana',
      note: 'Near the map',
      price: { cents: 250_000 },
      priceVersion: 1,
      phase: 'regular',
      status: 'booked',
      orderId: id,
    })
    expect(await world.order(id)).toMatchObject({ status: 'pending', total: { cents: 250_000 }, personId: 'ana' })
    await world.pay('ana', id, '4000000000000002')
    expect((await world.ad(id)).status).toBe('booked')
    await world.pay('ana', id)
    expect((await world.ad(id)).status).toBe('paid')
    await world.later(10)
    expect((await world.ad(id)).status).toBe('art_due')
    expect(subjects()).toEqual(
      expect.arrayContaining(['Your advertisement in Open Studios 2027 is booked', 'Send the artwork of your advertisement for Open Studios 2027']),
    )
    const before = subjects().length
    await world.later(60)
    expect(subjects()).toHaveLength(before)
  })

  it('is one booking however often it is sent, and another one under the same key is refused', async () => {
    const key = crypto.randomUUID()
    const [first, again] = await Promise.all([world.book('ana', { key }), world.book('ana', { key })])
    expect(again).toEqual(first)
    expect(await world.booked()).toEqual([first.id])
    await expect(world.book('ana', { key, business: 'Another' })).rejects.toMatchObject({ code: 'already-exists' })
    await expect(world.book('bo', { key })).rejects.toMatchObject({ code: 'already-exists' })
  })

  it('costs a nonprofit 15 percent less of the space, and help with the design in full: 70000 − 10500 + 15000 cents', async () => {
    const { id } = await world.book('ana', { size: 'Half page', isNonprofit: true, wantsDesign: true, seenCents: 74_500 })
    const order = await world.order(id)
    expect(order.total.cents).toBe(74_500)
    expect(order.lines.map(({ kind, unit }) => [kind, unit.cents])).toEqual([
      ['ad', 70_000],
      ['ad', 15_000],
      ['discount', -10_500],
    ])
  })

  it('is refused at another price than was seen, at an unknown size, and before and after the sale', async () => {
    await expect(world.book('ana', { seenCents: 1 })).rejects.toMatchObject({ details: { rule: 'price-changed', totalCents: 250_000 } })
    await expect(world.book('ana', { size: 'Two pages' })).rejects.toMatchObject({ details: { rule: 'ads-closed' } })
    world.at('2027-06-02T08:00')
    await expect(world.book('ana')).rejects.toMatchObject({ details: { rule: 'ads-closed' } })
    world.at('2027-01-02T08:00')
    await expect(world.book('ana')).rejects.toMatchObject({ details: { rule: 'ads-closed' } })
    expect(await world.behind.find(adOrders)).toEqual([])
  })

  it('gives the last space back an hour later if it is not paid, and keeps an invoice for two weeks', async () => {
    const { id } = await world.book('ana')
    await expect(world.book('bo')).rejects.toMatchObject({ details: { rule: 'ad-sold-out' } })
    await world.later(70)
    expect((await world.ad(id)).status).toBe('cancelled')
    const { id: invoiced } = await world.book('bo', { method: 'invoice' })
    expect((await world.ad(invoiced)).status).toBe('invoiced')
    await world.later(60 * 24 * 13)
    expect((await world.ad(invoiced)).status).toBe('invoiced')
    expect(subjects()).toContain('Invoice for your advertisement in Open Studios 2027')
    await world.later(60 * 24 * 2)
    expect((await world.ad(invoiced)).status).toBe('cancelled')
  })

  it('holds three spaces at most that are not paid, whoever books for others', async () => {
    const book = (who: string) =>
      world.book(who, { size: 'Quarter page', seenCents: 40_000, method: 'invoice', email: `${crypto.randomUUID()}@post.example` })
    const [first] = [await book('ana'), await book('ana'), await book('ana')]
    await expect(book('ana')).rejects.toMatchObject({ details: { rule: 'ads-unpaid', limit: 3 } })
    await book('bo')
    const { id: asked } = await world.book('ana', { method: 'inquire' })
    await world.asStaff(bookInquiryHandler, { adId: asked })
    expect((await world.ad(asked)).status).toBe('invoiced')
    for (const { id: orderId } of [first, { id: asked }])
      await world.recordPayment({ orderId, method: 'cheque', receivedOn: await world.context.today() })
    await book('ana')
    await expect(book('ana')).rejects.toMatchObject({ details: { rule: 'ads-unpaid' } })
  })

  it.each(['card', 'invoice'] as const)('is paid at once where it costs nothing, by %s, and no mail asks for money', async method => {
    await world.discountForNonprofits(100)
    const { id } = await world.book('ana', { isNonprofit: true, seenCents: 0, method })
    expect([(await world.ad(id)).status, (await world.order(id)).status]).toEqual(['paid', 'paid'])
    await world.later(60 * 24 * 15)
    expect((await world.ad(id)).status).toBe('art_due')
    const mails = world.localMode.state.outbox.map(({ subject, text }) => `${subject} ${text}`).join()
    expect(mails).toContain('There is nothing to pay.')
    expect(mails).not.toMatch(/Invoice for|Send a check|within an hour/)
  })

  it('can be asked for when it is sold out or closed, which takes no space', async () => {
    const { id } = await world.book('ana')
    const { id: asked } = await world.book('bo', { method: 'inquire' })
    world.at('2027-06-02T08:00')
    await world.book('cy', { method: 'inquire' })
    expect((await world.ad(asked)).status).toBe('enquiry')
    expect(await world.booked()).toEqual([id])
  })

  it.each(seeds)('sells one back cover and two half pages once, whoever books at the same instant (seed %i)', async seed => {
    const who = ['ana', 'bo', 'cy', 'di'] as const
    for (const one of who) await expect(world.as(one, quoteAdCancellationHandler, { adId: 'none' })).rejects.toMatchObject({ code: 'not-found' })
    const settled = await atOnce(seed, [
      ...who.map(one => () => world.book(one)),
      ...who.map(one => () => world.book(one, { size: 'Half page', seenCents: 70_000 })),
    ])
    const won = settled.map(({ status }) => status === 'fulfilled')
    expect([won.slice(0, 4).filter(Boolean).length, won.slice(4).filter(Boolean).length]).toEqual([1, 2])
    const refused = settled.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    for (const one of refused) expect(one).toMatchObject({ details: { rule: 'ad-sold-out' } })
    expect(await world.booked()).toHaveLength(3)
    expect(await world.orders()).toHaveLength(3)
  })
})

describe('canceling an advertisement', () => {
  it('pays back what was paid until the space closes, once, and gives the space back', async () => {
    const { id } = await world.book('ana')
    await world.pay('ana', id)
    const quote = await world.as('ana', quoteAdCancellationHandler, { adId: id })
    expect(quote).toEqual({ refundCents: 250_000 })
    await expect(world.as('ana', cancelAdHandler, { adId: id, seenRefundCents: 1 })).rejects.toMatchObject({
      details: { rule: 'refund-changed', refundCents: 250_000 },
    })
    await world.as('ana', cancelAdHandler, { adId: id, seenRefundCents: 250_000 })
    await world.as('ana', cancelAdHandler, { adId: id, seenRefundCents: 250_000 })
    expect((await world.ad(id)).status).toBe('cancelled')
    expect((await world.order(id)).status).toBe('refunded')
    expect(subjects().filter(subject => subject.includes('is canceled'))).toHaveLength(1)
    await world.book('bo')
  })

  it('pays nothing back that the payer’s bank has taken back already', async () => {
    const { id } = await world.book('ana')
    await world.pay('ana', id)
    const paymentId = (await world.order(id)).payments![0]!
    for (const status of ['disputed', 'lost'] as const)
      await world.behind.change(payments, (await world.behind.get(payments, paymentId))!, { status })
    expect(await world.as('ana', quoteAdCancellationHandler, { adId: id })).toEqual({ refundCents: 0 })
    await world.as('ana', cancelAdHandler, { adId: id, seenRefundCents: 0 })
    expect(await world.behind.find(payments, { where: [['refundOf', '==', paymentId]] })).toEqual([])
  })

  it('is nobody else’s, and nobody’s after the space has closed', async () => {
    const { id } = await world.book('ana')
    await world.pay('ana', id)
    await expect(world.as('bo', cancelAdHandler, { adId: id, seenRefundCents: 0 })).rejects.toMatchObject({ code: 'not-found' })
    world.at('2027-06-02T00:01')
    await expect(world.as('ana', quoteAdCancellationHandler, { adId: id })).rejects.toMatchObject({ details: { rule: 'ad-space-closed' } })
    await expect(world.as('ana', cancelAdHandler, { adId: id, seenRefundCents: 250_000 })).rejects.toMatchObject({
      details: { rule: 'ad-space-closed' },
    })
    expect((await world.ad(id)).status).not.toBe('cancelled')
  })

  it.each(seeds.slice(0, 6))('at the instant of its payment never keeps money without an advertisement (seed %i)', async seed => {
    const { id } = await world.book('ana')
    await atOnce<unknown>(seed, [() => world.pay('ana', id), () => world.as('ana', cancelAdHandler, { adId: id, seenRefundCents: 0 })])
    await world.later(10)
    const [ad, order] = [await world.ad(id), await world.order(id)]
    expect(['art_due paid', 'cancelled cancelled', 'cancelled refunded']).toContain(`${ad.status} ${order.status}`)
  })
})
