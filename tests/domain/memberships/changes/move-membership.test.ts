import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { moveMembership } from '../../../../src/domain/memberships/changes/change-membership.contract'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { MemberRoster } from '../../../../src/domain/memberships/roster/member-roster'
import { dataOf } from '../../../../src/domain/shared/records/records'
import { peopleEditor } from '../../../support/office'
import { friend, type PayingWorld, payingWorld } from '../../../support/shop/paying'

const reason = 'Two memberships became one'
let shop: PayingWorld

/** It is Oct 16, 2027. Mia has the level Friend until Dec 31, 2027. */
beforeEach(async () => {
  shop = await payingWorld()
  const lover = dataOf(membershipProducts, (await shop.behind.get(membershipProducts, 'lover'))!)
  await shop.behind.commit(shop.behind.creating(membershipProducts, 'art', { ...lover, routeKey: 'artist', audience: 'artist' }))
})
const move = async (more: object = {}) => {
  await shop.enter(peopleEditor)
  return shop.call(moveMembership, { membershipId: 'm-mia', productId: 'lover', level: 'patron', lastDay: '2027-12-31', reason, ...more })
}
const entries = async (membership: string) =>
  (await shop.behind.find(terms, { params: { membership } })).map(({ kind, start, end }) => `${kind} ${start} ${end}`).toSorted()
const refused = (why: string) => ({ details: { rule: 'not-movable', reason: why } })

describe('the days that are left', () => {
  it('are of the other level from today on, and what was used stays', async () => {
    expect(await move()).toEqual({ membershipId: 'm-mia', start: '2027-10-16', end: '2027-12-31' })
    expect(await shop.behind.get(memberships, 'm-mia')).toMatchObject({ level: 'patron', since: '2027-01-01' })
    expect(await shop.terms('mia')).toEqual(['2027-01-01 2027-10-15 new', '2027-10-16 2027-12-31 comp'])
    const given = (await shop.behind.find(terms, { params: { membership: 'm-mia' } })).find(({ kind }) => kind === 'comp')
    expect(given).toMatchObject({ level: 'lover/patron', former: 'lover/friend' })
    expect(await entries('m-mia')).toEqual(['comp 2027-10-16 2027-12-31', 'new 2027-01-01 2027-12-31', 'reverse 2027-10-16 2027-12-31'])
    expect((await shop.behind.find(audit)).filter(entry => entry.reason === reason).map(({ action }) => action)).toEqual(['membership.move'])
  })

  it('are moved once, however often it arrives, and can go back', async () => {
    const moved = await move()
    expect(await move()).toEqual(moved)
    expect(await entries('m-mia')).toHaveLength(3)
    await move({ level: 'friend' })
    expect(await shop.terms('mia')).toEqual(['2027-01-01 2027-10-15 new', '2027-10-16 2027-12-31 comp'])
  })

  it('go to a membership of another kind, after what is held of it', async () => {
    const toArt = { productId: 'art', level: 'friend' }
    expect(await move(toArt)).toEqual({ membershipId: 'mia-artist', start: '2027-10-16', end: '2027-12-31' })
    expect(await move(toArt)).toMatchObject({ end: '2027-12-31' })
    expect(await shop.terms('mia')).toEqual(['2027-01-01 2027-10-15 new', '2027-10-16 2027-12-31 comp'])
    const members = await shop.services.get(MemberRoster).all().read()
    expect(members.map(({ id, lastDay, state }) => [id, lastDay, state])).toEqual([
      ['m-mia', '2027-10-15', 'grace'],
      ['mia-artist', '2027-12-31', 'current'],
    ])
    // Days that she buys again as an art lover begin after her days as an artist.
    await shop.enter({ pid: 'mia' })
    await shop.buy([friend()])
    expect(await move({ ...toArt, lastDay: '2028-10-15' })).toEqual({ membershipId: 'mia-artist', start: '2028-01-01', end: '2028-12-31' })
  })

  it('that follow what is held of the other kind leave its beginning and its level', async () => {
    const toArt = { productId: 'art', level: 'friend' }
    await move(toArt)
    await shop.enter({ pid: 'mia' })
    await shop.buy([friend()])
    await expect(move({ ...toArt, level: 'patron', lastDay: '2028-10-15' })).rejects.toMatchObject(refused('other-level'))
    await move({ ...toArt, lastDay: '2028-10-15' })
    expect(await shop.behind.get(memberships, 'mia-artist')).toMatchObject({ ...toArt, since: '2027-10-16' })
    expect((await shop.behind.get(memberships, 'mia-artist'))?.levelChangesOn).toBeUndefined()
  })

  describe('of an order that is paid back', () => {
    const bought = async () => {
      await shop.enter({ pid: 'ned' })
      return shop.buy([friend()])
    }
    const back = (order: string) => shop.refund(order, [{ lineId: 'friend', pieces: 1 }])
    const moveNed = (more: object = {}) => move({ membershipId: 'ned-artlover', lastDay: '2028-10-15', ...more })

    it('go back from the other level, and the former one counts again', async () => {
      const order = await bought()
      await moveNed()
      expect(await shop.terms('ned')).toEqual(['2027-10-16 2028-10-15 comp'])
      await back(order)
      expect(await shop.terms('ned')).toEqual([])
    })

    it('go back from the membership that has them, with those before the transfer, and what it had otherwise stays', async () => {
      const order = await bought()
      shop.localMode.setNow(new Date('2027-11-16T18:00:00Z'))
      await moveNed({ productId: 'art', level: 'friend' })
      expect(await shop.terms('ned')).toEqual(['2027-10-16 2027-11-15 new', '2027-11-16 2028-10-15 comp'])
      await shop.enter({ pid: 'ned' })
      await shop.buy([{ id: 'art', kind: 'membership', refId: 'art/friend', quantity: 1 }])
      await back(order)
      expect(await shop.terms('ned')).toEqual(['2028-10-16 2029-10-15 renew'])
    })

    it('go back however often they were moved', async () => {
      const order = await bought()
      await moveNed()
      shop.localMode.setNow(new Date('2027-11-16T18:00:00Z'))
      await moveNed({ productId: 'art', level: 'friend' })
      await back(order)
      expect(await shop.terms('ned')).toEqual([])
    })

    it('go back too where the money was paid back at the provider', async () => {
      const order = await bought()
      await moveNed({ productId: 'art', level: 'friend' })
      await shop.provider.refund((await shop.order(order)).payments![0]!, 5000)
      expect((await shop.order(order)).status).toBe('refunded')
      expect(await shop.terms('ned')).toEqual([])
    })
  })

  describe('of an upgrade of today', () => {
    let orders: { readonly first: string; readonly upgrade: string }
    beforeEach(async () => {
      const product = (await shop.behind.get(membershipProducts, 'lover'))!
      const levels = product.levels.map(level => ({ ...level, fmv: { cents: 0, cur: 'usd' as const } }))
      await shop.behind.change(membershipProducts, product, { levels })
      await shop.enter({ pid: 'ned' })
      const first = await shop.buy([friend()])
      const upgrade = await shop.buy([{ id: 'patron', kind: 'membership', refId: 'lover/patron', quantity: 1, membership: { upgrade: true } }])
      orders = { first, upgrade }
      await move({ membershipId: 'ned-artlover', productId: 'art', level: 'friend', lastDay: '2028-10-15' })
    })

    it('do not bring back what it had replaced', async () => {
      expect(await shop.terms('ned')).toEqual(['2027-10-16 2028-10-15 comp'])
    })

    it('bring it back when the upgrade is paid back, and are not paid back twice', async () => {
      await expect(shop.refund(orders.first, [{ lineId: 'friend', pieces: 1 }])).rejects.toMatchObject({ details: { rule: 'refund-refused' } })
      await shop.refund(orders.upgrade, [{ lineId: 'patron', pieces: 1 }])
      expect(await shop.terms('ned')).toEqual(['2027-10-16 2028-10-15 new'])
    })
  })

  it('stay where they are while they renew themselves, are suspended, are over, or changed since', async () => {
    await expect(move({ level: 'friend' })).rejects.toMatchObject(refused('same'))
    await expect(move({ lastDay: '2027-12-30' })).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    const set = async (more: object) => shop.behind.change(memberships, (await shop.behind.get(memberships, 'm-mia'))!, more)
    await set({ autoRenew: true })
    await expect(move()).rejects.toMatchObject(refused('renews'))
    await set({ autoRenew: false, suspensions: [{ from: '2027-10-01' }] })
    await expect(move()).rejects.toMatchObject(refused('suspended'))
    await set({ suspensions: [] })
    shop.localMode.setNow(new Date('2028-01-02T18:00:00Z'))
    await expect(move()).rejects.toMatchObject(refused('no-days'))
    await expect(move({ level: 'nobody' })).rejects.toMatchObject({ code: 'not-found' })
    await shop.enter({ pid: 'p-mo', adm: 1, sc: 'm' })
    await expect(
      shop.call(moveMembership, { membershipId: 'm-mia', productId: 'lover', level: 'patron', lastDay: '2027-12-31', reason }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
