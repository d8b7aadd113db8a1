import { beforeEach, describe, expect, it } from 'vitest'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships } from '../../../../src/domain/memberships/memberships.collection'
import { OfferedMemberships } from '../../../../src/domain/memberships/offered-memberships'
import { OwnMembership } from '../../../../src/domain/memberships/own-membership'
import { changeLevels } from '../../../../src/domain/memberships/products/change-levels.contract'
import { levelOn, offeredOn, productOn } from '../../../../src/domain/memberships/products/level-prices'
import type { Levels } from '../../../../src/domain/memberships/products/level-rules'
import { friend, type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'

const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })
const from = (day: string, dollars: number) => ({ from: day, price: usd(dollars) })
const level = {
  key: 'friend',
  name: 'Friend',
  summary: '',
  price: usd(50),
  seats: 1,
  perkIds: [],
  scheduled: [from('2029-01-01', 90), from('2028-03-01', 60)],
}

describe('the price that counts on a day', () => {
  it('is the latest that has begun, and the others come later', () => {
    const on = (day: string) => {
      const { price, scheduled } = levelOn(level, day)
      return [price.cents / 100, ...scheduled.map(one => one.from)]
    }
    expect(on('2028-02-29')).toEqual([50, '2028-03-01', '2029-01-01'])
    expect(on('2028-03-01')).toEqual([60, '2029-01-01'])
    expect(on('2028-12-31')).toEqual([60, '2029-01-01'])
    expect(on('2029-01-01')).toEqual([90])
  })

  it('is of another version from each day on which any level changes', () => {
    const product = { version: 2, levels: [level, { ...level, key: 'patron', scheduled: [from('2028-03-01', 200)] }] }
    expect(['2028-02-29', '2028-03-01', '2029-01-01'].map(day => productOn(product, day).version)).toEqual([2, 3, 4])
    expect(productOn({ levels: [] }, '2028-03-01').version).toBe(1)
  })

  it('is announced 60 days before', () => {
    const announced = (day: string) => offeredOn({ levels: [level] }, day).levels[0]!.scheduled!.map(one => one.from)
    expect(announced('2027-12-31')).toEqual([])
    expect(announced('2028-01-01')).toEqual(['2028-03-01'])
    expect(announced('2028-03-01')).toEqual([])
  })
})

let shop: PayingWorld
beforeEach(async () => {
  shop = await payingWorld()
})
const staff = { pid: 'p-money', adm: 1, sc: 'm' } as const
const product = async () => (await shop.behind.get(membershipProducts, 'lover'))!
/** In the organization's zone, which is hours behind UTC. */
const at = (day: string, time = '12:00') => shop.localMode.setNow(new Date(`${day}T${time}:00-07:00`))
async function change(make: (level: Levels[number]) => Levels[number], seen?: Levels): Promise<unknown> {
  const { levels } = await product()
  await shop.enter(staff)
  return shop.call(changeLevels, {
    productId: 'lover',
    seen: [...(seen ?? levels)],
    levels: levels.map(one => (one.key === 'friend' ? make(one) : one)),
  })
}
const schedule = (...scheduled: readonly ReturnType<typeof from>[]) => change(one => ({ ...one, scheduled }))
const broken = (rule: string) => ({ details: { rule, name: 'Friend' } })
const asNed = () => shop.enter({ pid: 'ned' })
const price = async () => {
  const quoted = await shop.quote([friend()])
  return quoted.state === 'priced' ? quoted.totalCents / 100 : quoted.state
}

describe('a scheduled price', () => {
  it('is quoted, ordered and shown from its day on, midnight of the organization', async () => {
    expect(await schedule(from('2027-10-20', 60))).toEqual({ version: 2 })
    await asNed()
    at('2027-10-19', '23:59')
    expect(await price()).toBe(50)
    expect((await shop.services.get(OfferedMemberships).memberships.read()).products[0]!.levels[0]).toMatchObject({
      price: usd(50),
      scheduled: [from('2027-10-20', 60)],
    })
    at('2027-10-20', '00:00')
    expect(await price()).toBe(60)
    const [shown] = (await shop.services.get(OfferedMemberships).memberships.read()).products[0]!.levels
    expect(shown).toMatchObject({ price: usd(60), scheduled: [] })
    const after = await shop.buy([friend()])
    expect((await shop.order(after)).lines[0]).toMatchObject({ unit: usd(60), deductibleCents: 4400 })
  })

  it('leaves what is held, and an order that was begun before, at the price it showed', async () => {
    await schedule(from('2027-10-17', 60))
    await asNed()
    at('2027-10-16', '23:50')
    const { orderId, payment } = await shop.checkout([friend()])
    at('2027-10-17', '00:10')
    await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa)
    expect(await shop.order(orderId)).toMatchObject({ status: 'paid', total: usd(50) })
    expect(await shop.terms('ned')).toEqual(['2027-10-17 2028-10-16 new'])
    await expect(shop.checkout([friend()], { seenCents: 5000 })).rejects.toMatchObject({ details: { rule: 'price-changed', totalCents: 6000 } })
  })

  it('can be taken back before its day, and nothing comes of it', async () => {
    await schedule(from('2027-10-20', 60))
    expect(await schedule()).toEqual({ version: 2 })
    at('2027-10-21')
    await asNed()
    expect(await price()).toBe(50)
  })

  it('begins after today, on a day of its own, and not below the value of the benefits', async () => {
    await expect(schedule(from('2027-10-16', 60))).rejects.toMatchObject(broken('level-schedule'))
    await expect(schedule(from('2027-10-20', 60), from('2027-10-20', 70))).rejects.toMatchObject(broken('level-schedule'))
    await expect(schedule(from('2027-10-20', 15))).rejects.toMatchObject(broken('level-price'))
  })

  it('that has begun is the price which the next change begins with, also of a form that was opened before', async () => {
    await schedule(from('2027-10-20', 60))
    at('2027-10-20')
    expect(await change(one => ({ ...one, name: 'Friends' }))).toEqual({ version: 3 })
    expect((await product()).levels[0]).toMatchObject({ name: 'Friends', price: usd(60), scheduled: [] })
    expect(await change(one => ({ ...one, price: usd(70) }))).toEqual({ version: 4 })
  })

  it('that has begun before later ones counts also of a form that was opened before', async () => {
    await schedule(from('2027-10-20', 60), from('2027-12-01', 70))
    at('2027-10-20')
    await change(one => ({ ...one, name: 'Friends' }))
    expect((await product()).levels[0]).toMatchObject({ price: usd(60), scheduled: [from('2027-12-01', 70)] })
  })

  it('is what a member reads about the renewal', async () => {
    await shop.behind.change(memberships, (await shop.behind.get(memberships, 'm-mia'))!, { autoRenew: true })
    await schedule(from('2027-12-31', 60))
    await shop.enter({ pid: 'mia' })
    expect(await shop.services.get(OwnMembership).held()).toMatchObject([{ priceCents: 5000, renewalCents: 6000, until: '2027-12-31' }])
  })
})
