import { beforeEach, describe, expect, it } from 'vitest'
import { monthlyRange } from '../../../../src/domain/giving/monthly/charge-days'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import type { DraftLine } from '../../../../src/domain/shop/checkout/order-draft'
import { friend, gift, type PayingWorld, payingWorld } from '../../../support/shop/paying'

let shop: PayingWorld
const usd = (cents: number) => ({ cents, cur: 'usd' as const })
/** Why the lines cannot be ordered together, or their price. */
const quoted = async (...lines: readonly DraftLine[]) => {
  const found = await shop.quote(lines)
  return found.state === 'priced' ? found.totalCents : found.refusals
}
const byMonth = (cents: number, more: Partial<DraftLine> = {}) => gift(cents, { gift: { anonymous: false, named: false, monthly: true }, ...more })
const monthly = (more: object = {}, quantity = 1) => friend(quantity, { membership: { monthly: true, ...more } })

beforeEach(async () => {
  shop = await payingWorld()
  const lover = (await shop.behind.get(membershipProducts, 'lover'))!
  const levels = lover.levels.map(level => ({ ...level, fmv: usd(1200), monthly: usd(500) }))
  await shop.behind.change(membershipProducts, lover, { levels })
  await shop.enter({ pid: 'bo' })
})

describe('a monthly gift', () => {
  it('is of a few dollars at least, and of thousands at most', async () => {
    const { minCents, maxCents } = monthlyRange
    expect([await quoted(byMonth(minCents)), await quoted(byMonth(maxCents))]).toEqual([minCents, maxCents])
    for (const cents of [minCents - 1, maxCents + 1])
      expect(await quoted(byMonth(cents))).toEqual([{ reason: 'amount', lineId: 'roof', minCents, maxCents }])
  })
  it('is given once for one purpose: not twice in an order, nor beside one that goes on', async () => {
    expect(await quoted(byMonth(2500), byMonth(3000, { id: 'more' }))).toEqual([{ reason: 'monthly-already', lineId: 'more' }])
    expect(await quoted(byMonth(2500), gift(3000, { id: 'once' }))).toBe(5500)
    await shop.buy([byMonth(2500)], { email: 'bo@post.example' })
    expect(await quoted(byMonth(2500))).toEqual([{ reason: 'monthly-already', lineId: 'roof' }])
    expect(await quoted(gift(2500))).toBe(2500)
  })
  it('needs an account, as a membership does', async () => {
    await shop.enter(undefined)
    expect(await quoted(byMonth(2500))).toEqual([{ reason: 'sign-in-needed', lineId: 'roof' }])
    expect(await quoted(friend())).toEqual([{ reason: 'sign-in-needed', lineId: 'friend' }])
    expect(await quoted(gift(2500))).toBe(2500)
  })
})

describe('a membership by the month', () => {
  it('is one month for oneself, from today, beside nothing that renews itself', async () => {
    expect(await quoted(monthly())).toBe(500)
    const others = [monthly({}, 2), monthly({ forEmail: 'ana@post.example' }), monthly({ startsOn: '2027-12-01' }), monthly({ renews: true })]
    for (const one of others) expect(await quoted(one)).toEqual([{ reason: 'pieces', lineId: 'friend', most: 1 }])
    await shop.buy([monthly()], { email: 'bo@post.example' })
    expect(await quoted(monthly())).toEqual([{ reason: 'monthly-already', lineId: 'friend' }])
    expect(await quoted(friend())).toBe(5000)
  })
})

it('another level is refused where there is no term whose days are left', async () => {
  const upgrade = friend(1, { id: 'patron', refId: 'lover/patron', membership: { upgrade: true } })
  expect(await quoted(upgrade)).toEqual([{ reason: 'no-upgrade', lineId: 'patron' }])
  await shop.buy([friend()])
  await shop.later(100 * 24 * 60)
  expect(await quoted(upgrade)).toBeLessThan(15_000)
})
