import { beforeEach, expect, it } from 'vitest'
import { campaigns } from '../../../../src/domain/giving/campaigns.collection'
import { type StoredMonthlyGift, subscriptions } from '../../../../src/domain/giving/subscriptions.collection'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships } from '../../../../src/domain/memberships/memberships.collection'
import { people } from '../../../../src/domain/people/people.collection'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { mailGiver, mailRenewalsEnded } from '../../../../src/domain/shop/monthly/mail-monthly'
import type { orders } from '../../../../src/domain/shop/orders.collection'
import { first, type MonthlyWorld, monthlyWorld } from '../../../support/shop/monthly-world'

let shop: MonthlyWorld
let gift: StoredMonthlyGift
/** The text of the newest mail after one about the gift with these changes. */
const mailed = async (more: Partial<StoredMonthlyGift> = {}, about: 'begun' | 'changed' = 'begun') => {
  await mailGiver(shop.context, { ...gift, ...more }, about, crypto.randomUUID())
  return shop.localMode.state.outbox[0]!.text
}
const ofMembership = { fundId: undefined, membershipId: 'm-mia' }

beforeEach(async () => {
  shop = await monthlyWorld()
  await shop.begin()
  gift = await shop.monthly(first)
})

it('the mail about a monthly gift says what it is for, also where nobody knows that any more', async () => {
  expect(await mailed()).toContain(`“${(await shop.behind.get(campaigns, 'roof'))!.title}”`)
  expect(await mailed({ fundId: 'gone' })).toContain('“your gift”')
  expect(await mailed({ fundId: undefined })).toContain('“your gift”')
})

it('the mail about a membership names its product, and a membership where that is gone', async () => {
  const isMias = await shop.behind.get(memberships, 'm-mia')
  expect(isMias?.personId).toBe('mia')
  expect(await mailed({ ...ofMembership, isMonthly: true })).toContain('a month for your membership (Art lovers).')
  expect(await mailed({ ...ofMembership, isMonthly: true, membershipId: 'gone' })).toContain('your membership (membership)')
  await shop.behind.commit(shop.behind.deleting(membershipProducts, isMias!.productId))
  expect(await mailed({ ...ofMembership, isMonthly: true })).toContain('your membership (membership)')
})

it('a gift, a membership by the month and a renewal each have words of their own', async () => {
  const subjects: string[] = []
  for (const more of [{}, { ...ofMembership, isMonthly: true }, ofMembership]) {
    await mailed(more)
    subjects.push(shop.localMode.state.outbox[0]!.subject)
  }
  expect(new Set(subjects).size).toBe(3)
})

it('goes to the address that accepts mail, else to that of the order, and to nobody who is forgotten', async () => {
  const about = (more: Partial<StoredMonthlyGift> = {}) => mailGiver(shop.context, { ...gift, ...more }, 'begun', crypto.randomUUID())
  expect(await about()).toBe('mia@post.example')
  await shop.behind.change(people, (await shop.behind.get(people, 'mia'))!, { emails: [] })
  expect(await about()).toBe('mia@post.example')
  expect([await about({ orderId: undefined }), await about({ orderId: 'gone' })]).toEqual([undefined, undefined])
  await shop.behind.change(people, (await shop.behind.get(people, 'mia'))!, { status: 'anonymised' })
  expect([await about(), await about({ personId: 'gone' })]).toEqual([undefined, undefined])
})

it('the same mail goes once, unless it is asked for again on another day', async () => {
  const count = () => shop.localMode.state.outbox.length
  const before = count()
  for (const again of [undefined, undefined, '2027-11-01', '2027-11-01', '2027-11-02'])
    await mailGiver(shop.context, { ...gift, rev: 99 }, 'changed', again)
  expect(count()).toBe(before + 3)
})

it('after a refund of a membership its member is told of the renewal that ended with it, not of their monthly gift', async () => {
  const refunded = { personId: gift.personId, lines: [{ kind: 'membership' }] } as unknown as StoredOf<typeof orders>
  const mails = shop.localMode.state.outbox.length
  await mailRenewalsEnded(shop.context, refunded)
  expect(shop.localMode.state.outbox).toHaveLength(mails)
  await shop.behind.change(subscriptions, gift, { ...ofMembership, status: 'cancelled', ended: 'membership' })
  await mailRenewalsEnded(shop.context, refunded)
  expect(shop.localMode.state.outbox).toHaveLength(mails + 1)
  expect(shop.localMode.state.outbox[0]!.text).toContain('Your membership was refunded')
})
