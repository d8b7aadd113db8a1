import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships } from '../../../../src/domain/memberships/memberships.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { createDeskOrder, quoteDeskOrder } from '../../../../src/domain/shop/desk/desk-order.contract'
import { orderMembership } from '../../../../src/domain/shop/desk/order-membership.contract'
import { peopleEditor } from '../../../support/office'
import { friend, type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'

const moneyEditor = { pid: 'p-money', adm: 1, sc: 'm' } as const
let shop: PayingWorld
const day = 24 * 60
const today = '2028-01-24'
/** $150 for Patron, minus 266 of the 366 days of $50. */
const toPay = 15_000 - 3634
const upgraded = ['2027-10-16 2028-01-23 new', '2028-01-24 2029-01-23 upgrade']

/** Bo became a friend for $50 on Oct 16, 2027; today is Jan 24, 2028. */
beforeEach(async () => {
  shop = await payingWorld()
  const names = { first: 'Bo', last: '', display: 'Bo', sort: 'Bo' }
  const emails = [{ address: 'bo@post.example', verified: true }]
  await shop.behind.commit(shop.behind.creating(people, 'bo', { names, emails, kind: 'person', tags: [], status: 'active' }))
  const lover = (await shop.behind.get(membershipProducts, 'lover'))!
  await shop.behind.change(membershipProducts, lover, { levels: lover.levels.map(one => ({ ...one, fmv: { cents: 1600, cur: 'usd' as const } })) })
  await shop.enter({ pid: 'bo' })
  await shop.buy([friend()])
  await shop.later(100 * day)
})

const line = { id: 'patron', kind: 'membership' as const, refId: 'lover/patron', quantity: 1, membership: { upgrade: true as const } }
const atDesk = { lines: [line], personId: 'bo', email: 'bo@post.example' }
const level = async () => (await shop.behind.find(memberships, { where: [['personId', '==', 'bo']] })).map(({ level: key }) => key)
const reason = 'They asked for it by phone'
const asked = {
  key: 'a-key-of-the-run',
  personId: 'bo',
  productId: 'lover',
  level: 'patron',
  method: 'cheque',
  seenCents: toPay,
  upgrade: { reason },
} as const
const tried = (more: object = {}) =>
  shop.call(orderMembership, { ...asked, ...more }).then(
    () => 'ordered',
    error => error.details?.refusals?.[0]?.reason ?? error.details?.rule ?? String(error.code),
  )

describe('another level during a term, sold by staff', () => {
  it('costs at the desk what it costs the member, and shows the same days', async () => {
    await shop.enter(moneyEditor)
    expect(await shop.call(quoteDeskOrder, atDesk)).toMatchObject({
      totalCents: toPay,
      days: [{ lineId: 'patron', starts: today, ends: '2029-01-23', until: '2028-10-15' }],
    })
  })

  it('is paid at the desk in cash, with one receipt, and refunded to the former level', async () => {
    await shop.enter(moneyEditor)
    const { orderId } = await shop.call(createDeskOrder, { ...atDesk, key: crypto.randomUUID(), seenCents: toPay })
    await shop.recordPayment({ orderId, method: 'cash', receivedOn: today })
    expect([await shop.terms('bo'), await level()]).toEqual([upgraded, ['patron']])
    expect(await shop.ledger()).toContain(`cash ${toPay} succeeded`)
    expect(shop.mails().filter(mail => mail.includes('receipt'))).toHaveLength(2)
    await shop.refund(orderId, [{ lineId: 'patron', pieces: 1 }])
    expect([await shop.terms('bo'), await level()]).toEqual([['2027-10-16 2028-10-15 new'], ['friend']])
  })

  it('waits for a check, and counts each day once, whenever the check comes', async () => {
    await shop.enter(peopleEditor)
    const { orderId } = await shop.call(orderMembership, asked)
    expect([await shop.terms('bo'), await level()]).toEqual([['2027-10-16 2028-10-15 new'], ['friend']])
    await shop.later(9 * day)
    await shop.recordPayment({ orderId, method: 'cheque', receivedOn: '2028-02-02' })
    expect([await shop.terms('bo'), await level()]).toEqual([upgraded, ['patron']])
  })

  it('is made once for a key, with its reason in the audit', async () => {
    await shop.enter(peopleEditor)
    const { orderId } = await shop.call(orderMembership, asked)
    expect((await shop.call(orderMembership, asked)).orderId).toBe(orderId)
    const entries = await shop.behind.find(audit, { where: [['entityId', '==', orderId]] })
    expect(entries.filter(({ action }) => action === 'membership.upgrade')).toMatchObject([{ reason, actor: 'p-pia', scope: 'people' }])
  })

  it('goes back by itself where the member upgraded meanwhile: no day is credited twice', async () => {
    await shop.enter(peopleEditor)
    const { orderId } = await shop.call(orderMembership, asked)
    await shop.enter({ pid: 'bo' })
    await shop.buy([line], {}, visa)
    await shop.recordPayment({ orderId, method: 'cheque', receivedOn: today })
    expect(await shop.terms('bo')).toEqual(upgraded)
    expect((await shop.order(orderId)).status).toBe('refunded')
  })

  it('is refused without a reason, at another price, of the level that they have, and where nothing is left', async () => {
    await shop.enter(peopleEditor)
    expect(await tried({ upgrade: {} })).toBe('invalid-argument')
    expect(await tried({ seenCents: 15_000 })).toBe('price-changed')
    expect(await tried({ level: 'friend', seenCents: 5000 })).toBe('no-upgrade')
    await shop.later(366 * day)
    expect(await tried()).toBe('no-upgrade')
    expect(await shop.orders()).toHaveLength(1)
  })
})
