import { beforeEach, describe, expect, it } from 'vitest'
import { savedCards } from '../../../../src/domain/giving/saved-cards.collection'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships } from '../../../../src/domain/memberships/memberships.collection'
import { remindByDate } from '../../../../src/domain/memberships/notices/remind-by-date.job'
import { listMonthlyPayers } from '../../../../src/domain/shop/monthly/list-monthly-payers.contract'
import { type MonthlyWorld, monthlyWorld } from '../../../support/shop/monthly-world'
import { friend, gift } from '../../../support/shop/paying'

let shop: MonthlyWorld
const ofBo = 'renewal-bo-artlover-1'
const monthly = (more: object = {}) => friend(1, { membership: { monthly: true, ...more } })
const usd = (cents: number) => ({ cents, cur: 'usd' as const })
const friendIs = async (change: object) => {
  const product = (await shop.behind.get(membershipProducts, 'lover'))!
  const changed = (level: object) => Object.fromEntries(Object.entries({ ...level, ...change }).filter(([, value]) => value !== 'none'))
  const levels = product.levels.map(level => (level.key === 'friend' ? changed(level) : level))
  await shop.behind.change(membershipProducts, product, { levels } as never)
}
const joinBo = async () => {
  await shop.enter({ pid: 'bo' })
  return shop.buy([monthly()], { email: 'bo@post.example' })
}
const cardBecomes = async (number: string) => {
  const card = (await shop.behind.get(savedCards, ofBo))!
  await shop.store.commit([{ op: 'update', path: `simulatedCards/${card.method}`, data: { number } }])
}
const refusals = (list: readonly object[]) => ({ details: { rule: 'order-refused', refusals: list } })

/** A friend costs $50 a year, or $5 a month. It is Oct 16, 2027. */
beforeEach(async () => {
  shop = await monthlyWorld()
  await friendIs({ monthly: usd(500), fmv: usd(1300) })
})

describe('a membership by the month', () => {
  it('is bought once in an order, however it renews itself; neither is a monthly gift to one fund', async () => {
    await shop.enter({ pid: 'bo' })
    const refuses = (lineId: string, ...lines: Parameters<typeof shop.checkout>[0]) =>
      expect(shop.checkout(lines)).rejects.toMatchObject(refusals([{ reason: 'monthly-already', lineId }]))
    await refuses('friend', friend(1, { id: 'year', membership: { renews: true } }), monthly())
    const roof = { gift: { anonymous: false, named: false, monthly: true as const } }
    await refuses('more', gift(2500, roof), gift(3000, { ...roof, id: 'more' }))
  })

  it('has its member, product and level in the list of who pays monthly, beside who gives; who pays by the year is not in it', async () => {
    await joinBo()
    await shop.begin()
    await shop.enter({ pid: 'eli' })
    await shop.buy([friend(1, { membership: { renews: true } })], { email: 'eli@post.example' })
    await shop.enter({ pid: 'p-money', adm: 1, sc: 'm' })
    const listed = async () => (await shop.call(listMonthlyPayers, {})).payers.toSorted((a, b) => a.id.localeCompare(b.id))
    expect(await listed()).toEqual([
      { id: 'mia-roof-1', name: 'Mia Lund' },
      { id: ofBo, name: 'Bo Ek', membership: 'Art lovers: Friend' },
    ])
    const product = (await shop.behind.get(membershipProducts, 'lover'))!
    await shop.behind.change(membershipProducts, product, { levels: product.levels.filter(({ key }) => key !== 'friend') })
    expect((await listed()).at(-1)?.membership).toBe('Art lovers')
  })

  it('lasts a month, and another one each time that its card is charged, on its last day', async () => {
    const order = await joinBo()
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2027-11-15 new'])
    const [line] = (await shop.order(order)).lines
    // A twelfth of what the benefits of a year are worth, rounded up.
    expect([line?.title, line?.fmvCents, line?.deductibleCents]).toEqual(['Art lovers: Friend, one month', 109, 391])
    expect(await shop.monthly(ofBo)).toMatchObject({ isMonthly: true, amountCents: 500, nextOn: '2027-11-15', status: 'active' })
    await shop.until('2028-02-20')
    expect(await shop.charges()).toEqual(['2027-10-16 500', '2027-11-15 500', '2027-12-15 500', '2028-01-15 500', '2028-02-15 500'])
    expect((await shop.terms('bo')).at(-1)).toBe('2028-02-16 2028-03-15 renew')
  })

  it('pays the price of the day, also one that was scheduled, and ends where it is offered no more', async () => {
    await joinBo()
    await friendIs({ scheduled: [{ from: '2027-11-01', price: usd(6000), monthly: usd(600) }] })
    await shop.until('2027-11-20')
    expect((await shop.charges()).at(-1)).toBe('2027-11-15 600')
    await friendIs({ monthly: 'none', scheduled: [] })
    await shop.until('2027-12-20')
    expect([await shop.charges(), await shop.monthly(ofBo)]).toMatchObject([{ length: 2 }, { status: 'cancelled', ended: 'membership' }])
    expect(shop.mails()).toContain('bo@post.example: You no longer pay your membership of Saltlight by the month')
  })

  it('is tried again after three, five and seven days; another card goes on', async () => {
    await joinBo()
    await cardBecomes('4000000000000341')
    await shop.until('2027-11-19')
    expect(await shop.monthly(ofBo)).toMatchObject({ status: 'past_due', failures: 2, nextOn: '2027-11-23' })
    await cardBecomes('4242424242424242')
    await shop.until('2027-11-23')
    expect([await shop.monthly(ofBo), (await shop.terms('bo')).at(-1)]).toMatchObject([{ status: 'active' }, '2027-11-23 2027-12-22 renew'])
  })

  it('is paused by its member, and goes on with a new month on that day', async () => {
    await joinBo()
    await shop.manage({ id: ofBo, action: 'pause', until: '2028-01-10' }, { pid: 'bo' })
    await shop.until('2028-01-10')
    // One run resumes the subscription, and the run an hour later charges it.
    await shop.on('2028-01-10')
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2027-11-15 new', '2028-01-10 2028-02-09 renew'])
    expect((await shop.charges()).at(-1)).toBe('2028-01-10 500')
    await expect(shop.manage({ id: ofBo, action: 'amount', amountCents: 900 }, { pid: 'bo' })).rejects.toMatchObject({
      details: { rule: 'illegal-transition' },
    })
  })

  it('that is paused is said to end, and no charge is announced', async () => {
    await joinBo()
    await shop.manage({ id: ofBo, action: 'pause', until: '2028-01-10' }, { pid: 'bo' })
    shop.localMode.setNow(new Date('2027-11-10T20:00:00Z'))
    await remindByDate.run(shop.context)
    const told = shop.mails().filter(mail => mail.endsWith(' on Nov 15, 2027'))
    expect(told).toEqual(['bo@post.example: Your membership of Saltlight ends on Nov 15, 2027'])
  })

  it('is not sold where the level has no such price, as a gift, more than one at once, by check, or where it renews itself already', async () => {
    await shop.enter({ pid: 'bo' })
    const line = { ...monthly(), refId: 'lover/patron', id: 'patron' }
    await expect(shop.checkout([line])).rejects.toMatchObject(refusals([{ reason: 'unknown-item', lineId: 'patron' }]))
    for (const wrong of [monthly({ forEmail: 'mia@post.example' }), { ...monthly(), quantity: 2 }, monthly({ renews: true })])
      await expect(shop.checkout([wrong])).rejects.toMatchObject(refusals([{ reason: 'pieces', lineId: 'friend', most: 1 }]))
    await expect(shop.checkout([monthly()], { method: 'cheque' })).rejects.toMatchObject(refusals([{ reason: 'only-card', lineId: 'friend' }]))
    await joinBo()
    await expect(shop.checkout([monthly()])).rejects.toMatchObject(refusals([{ reason: 'monthly-already', lineId: 'friend' }]))
  })

  it('is told of by its receipts, not by a notice before each last day', async () => {
    await joinBo()
    await shop.on('2027-11-10')
    await remindByDate.run(shop.context)
    expect(shop.mails().filter(mail => mail.startsWith('bo@'))).toEqual([
      'bo@post.example: You pay your membership of Saltlight by the month',
      'bo@post.example: Your receipt from Saltlight',
    ])
  })

  it('moves to the new last day where a whole term is bought, and ends with its refund', async () => {
    const first = await joinBo()
    await shop.buy([friend()], { email: 'bo@post.example' })
    await shop.on('2027-11-15')
    expect(await shop.monthly(ofBo)).toMatchObject({ status: 'active', nextOn: '2028-11-15' })
    await shop.refund(first, [{ lineId: 'friend', pieces: 1 }])
    expect([await shop.monthly(ofBo), (await shop.behind.get(memberships, 'bo-artlover'))?.autoRenew]).toMatchObject([{ ended: 'membership' }, false])
  })
})
