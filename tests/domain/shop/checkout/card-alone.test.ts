import { beforeEach, describe, expect, it } from 'vitest'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { createDeskOrder } from '../../../../src/domain/shop/desk/desk-order.contract'
import { friend, gift, type PayingWorld, payingWorld } from '../../../support/shop/paying'

let shop: PayingWorld
const renewing = friend(1, { membership: { renews: true } })
const byMonth = gift(2500, { gift: { anonymous: false, named: false, monthly: true } })
const toPatron = { id: 'patron', kind: 'membership' as const, refId: 'lover/patron', quantity: 1, membership: { upgrade: true as const } }
const tried = (work: Promise<unknown>) =>
  work.then(
    () => 'ordered',
    error => error.details?.refusals?.[0] ?? error.details?.rule,
  )
const atDesk = (...lines: Parameters<PayingWorld['quote']>[0]) =>
  shop.call(createDeskOrder, { lines: [...lines], personId: 'bo', email: 'bo@post.example', key: crypto.randomUUID(), seenCents: 5000 })

beforeEach(async () => {
  shop = await payingWorld()
  const { behind } = shop
  const names = { first: 'Bo', last: '', display: 'Bo', sort: 'Bo' }
  const emails = [{ address: 'bo@post.example', verified: true }]
  const lover = (await behind.get(membershipProducts, 'lover'))!
  await behind.commit(
    behind.creating(people, 'bo', { names, emails, kind: 'person', tags: [], status: 'active' }),
    behind.changing(membershipProducts, lover, { levels: lover.levels.map(one => ({ ...one, fmv: { cents: 1600, cur: 'usd' as const } })) }),
  )
  await shop.enter({ pid: 'bo' })
})

describe('a check does not pay', () => {
  it('for what is charged again later: it leaves no card behind', async () => {
    expect(await tried(shop.checkout([renewing], { method: 'cheque' }))).toEqual({ reason: 'only-card', lineId: 'friend' })
    expect(await tried(shop.checkout([byMonth], { method: 'cheque' }))).toEqual({ reason: 'only-card', lineId: 'roof' })
    expect(await tried(shop.checkout([renewing], { method: 'card' }))).toBe('ordered')
    expect(await tried(shop.checkout([friend(), gift(2500)], { method: 'cheque' }))).toBe('ordered')
  })
  it('for a credit that buyers get by themselves', async () => {
    await shop.buy([friend()])
    await shop.later(100 * 24 * 60)
    expect(await tried(shop.checkout([toPatron], { method: 'cheque' }))).toEqual({ reason: 'only-card', lineId: 'patron' })
    expect(await tried(shop.checkout([toPatron], { method: 'card' }))).toBe('ordered')
  })
})

it('the desk, which takes cash, sells nothing that is charged again later', async () => {
  await shop.enter({ pid: 'p-money', adm: 1, sc: 'm' })
  expect(await tried(atDesk(renewing))).toEqual({ reason: 'only-card', lineId: 'friend' })
  expect(await tried(atDesk(friend()))).toBe('ordered')
})
