import { beforeEach, describe, expect, it } from 'vitest'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { terms } from '../../../../src/domain/memberships/memberships.collection'
import { changeLevels } from '../../../../src/domain/memberships/products/change-levels.contract'
import type { Levels } from '../../../../src/domain/memberships/products/level-rules'
import { moveMembershipProduct } from '../../../../src/domain/memberships/products/move-membership-product.contract'
import { upgradePrice } from '../../../../src/domain/memberships/terms/upgrade-terms'
import { RecordService } from '../../../../src/domain/records/record-service'
import { dataOf } from '../../../../src/domain/shared/records/records'
import { friend, type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'

const money = { pid: 'p-money', adm: 1, sc: 'm' } as const
const member = { pid: 'ned' } as const
const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })
const broken = (rule: string, details: object = {}) => ({ details: { rule, ...details } })
let shop: PayingWorld

beforeEach(async () => {
  shop = await payingWorld()
})

const product = async (id = 'lover') => (await shop.behind.get(membershipProducts, id))!
async function change(make: (levels: Levels) => Levels): Promise<unknown> {
  const { levels } = await product()
  await shop.enter(money)
  return shop.call(changeLevels, { productId: 'lover', seen: [...levels], levels: [...make(levels)] })
}
const friendAt = (dollars: number) => (levels: Levels) => levels.map(level => (level.key === 'friend' ? { ...level, price: usd(dollars) } : level))

describe('another price', () => {
  it('is the next version, and whoever holds a term keeps what they paid until they renew', async () => {
    await shop.enter(member)
    const bought = await shop.buy([friend()])
    const held = await shop.terms('ned')
    expect(held).toEqual(['2027-10-16 2028-10-15 new'])
    expect(await change(friendAt(80))).toEqual({ version: 3 })

    // Held memberships do not change: neither the days, nor the order, nor the credit for an upgrade.
    expect(await shop.terms('ned')).toEqual(held)
    const [line] = (await shop.order(bought)).lines
    expect(line).toMatchObject({ unit: usd(50), fmvCents: 1600, deductibleCents: 3400 })
    const own = await shop.behind.find(terms, { params: { membership: 'ned-artlover' } })
    const paid = { [own[0]!.orderLineId!]: line!.unit.cents }
    expect(upgradePrice(own, paid, { on: '2027-10-16', termCents: 15_000, count: 1 })).toMatchObject({ payCents: 10_000 })

    // A renewal has the price of its own day.
    await shop.enter(member)
    expect(await shop.quote([friend()])).toMatchObject({ state: 'priced', totalCents: 8000 })
    const renewed = await shop.buy([friend()])
    expect((await shop.order(renewed)).lines[0]).toMatchObject({ unit: usd(80), deductibleCents: 6400 })
    expect(await shop.terms('ned')).toEqual([...held, '2028-10-16 2029-10-15 renew'])
  })

  it('does not change an order that waits for its payment', async () => {
    await shop.enter(member)
    const { orderId, payment } = await shop.checkout([friend()])
    await change(friendAt(80))
    await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa)
    expect(await shop.order(orderId)).toMatchObject({ status: 'paid', total: usd(50) })
    expect(await shop.terms('ned')).toEqual(['2027-10-16 2028-10-15 new'])
  })

  it('is refused where a colleague was faster, below the value of the benefits, and to other staff', async () => {
    const { levels: seen } = await product()
    const to = (levels: Levels) => shop.call(changeLevels, { productId: 'lover', seen: [...seen], levels: [...levels] })
    await shop.enter({ pid: 'p-pia', adm: 1, sc: 'p' })
    await expect(to(friendAt(80)(seen))).rejects.toMatchObject({ code: 'permission-denied' })
    await change(friendAt(60))
    await expect(to(friendAt(80)(seen))).rejects.toMatchObject(broken('record-overtaken', { by: (await product()).updatedBy }))
    await expect(change(friendAt(15))).rejects.toMatchObject(broken('level-price', { name: 'Friend' }))
    expect(await product()).toMatchObject({ version: 3, levels: [{ price: usd(60) }, {}] })
  })
})

it('a level with members stays; another one can go', async () => {
  await expect(change(levels => levels.filter(({ key }) => key !== 'friend'))).rejects.toMatchObject(broken('level-held', { name: 'Friend' }))
  expect(await change(levels => levels.filter(({ key }) => key !== 'patron'))).toEqual({ version: 2 })
  expect((await product()).levels.map(({ key }) => key)).toEqual(['friend'])
})

describe('the sale of a membership', () => {
  const move = async (productId: string, event: 'open' | 'retire') => {
    await shop.enter(money)
    return shop.call(moveMembershipProduct, { productId, event })
  }
  const draft = async (id: string, more: object) =>
    shop.behind.commit(shop.behind.creating(membershipProducts, id, { ...dataOf(membershipProducts, await product()), status: 'draft', ...more }))

  it('begins with a level, at an address of its own', async () => {
    await draft('empty', { routeKey: 'empty', levels: [] })
    await expect(move('empty', 'open')).rejects.toMatchObject(broken('not-for-sale', { missing: 'levels' }))
    await draft('odd', { routeKey: 'Art lover' })
    await expect(move('odd', 'open')).rejects.toMatchObject(broken('not-for-sale', { missing: 'address' }))
    await draft('again', {})
    await expect(move('again', 'open')).rejects.toMatchObject(broken('address-taken'))
    await move('lover', 'retire')
    await move('again', 'open')
    expect((await product('again')).status).toBe('live')
  })

  it('ends for good; members keep their days', async () => {
    await shop.enter(member)
    await shop.buy([friend()])
    await move('lover', 'retire')
    expect(await shop.terms('ned')).toEqual(['2027-10-16 2028-10-15 new'])
    await expect(move('lover', 'open')).rejects.toMatchObject(broken('illegal-transition'))
    await shop.enter(member)
    expect(await shop.quote([friend()])).toMatchObject({ state: 'refused' })
  })
})

it('a copy begins as a draft without levels; terms end on a day of the year', async () => {
  await shop.enter(money)
  const records = shop.services.get(RecordService)
  const copy = await records.duplicate(membershipProducts, await product())
  expect(await product(copy)).toMatchObject({ routeKey: 'artlover', audience: 'artlover', levels: [], status: 'draft' })
  expect((await product(copy)).version).toBeUndefined()
  const tried = (fixedEnd: string) =>
    product(copy).then(before =>
      records.change(membershipProducts, before, { fixedEnd }).then(
        ({ outcome }) => outcome,
        () => 'refused',
      ),
    )
  expect([await tried('13-01'), await tried('12-1'), await tried('02-29')]).toEqual(['refused', 'refused', 'saved'])
})
