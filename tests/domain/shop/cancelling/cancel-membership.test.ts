import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { moveMembership } from '../../../../src/domain/memberships/changes/change-membership.contract'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships } from '../../../../src/domain/memberships/memberships.collection'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { dataOf } from '../../../../src/domain/shared/records/records'
import type { PlannedCancellation } from '../../../../src/domain/shop/cancelling/cancel-membership.contract'
import { cancelMembershipHandler } from '../../../../src/domain/shop/cancelling/cancel-membership.handler'
import { previewCancellationsHandler } from '../../../../src/domain/shop/cancelling/preview-cancellations.handler'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { peopleEditor } from '../../../support/office'
import { type MonthlyWorld, monthlyWorld } from '../../../support/shop/monthly-world'
import { friend } from '../../../support/shop/paying'

let shop: MonthlyWorld
const ofBo = 'bo-artlover'
const renewalOfBo = 'renewal-bo-artlover-1'
const staff = { pid: 'p-money', adm: 1, sc: 'm' } as const
const as = async () => {
  await shop.enter(staff)
  return { ...shop.context, actor: { uid: shop.auth.current!.uid, secondFactor: true, claims: staff, authenticatedAt: shop.clock.now() } }
}
const preview = async (id = ofBo) => {
  const answer = await invokeHandler(previewCancellationsHandler, await as(), { membershipIds: [id] })
  return (answer as { readonly rows: readonly PlannedCancellation[] }).rows[0]!
}
const cancel = async (seen: { lastDay?: string; seenCents?: number } = {}, membershipId = ofBo) => {
  const { lastDay = '', refunds } = await preview(membershipId)
  const seenCents = refunds.reduce((sum, { cents }) => sum + cents, 0)
  const input = { membershipId, lastDay, seenCents, reason: 'The program ends', ...seen }
  return invokeHandler(cancelMembershipHandler, await as(), input) as Promise<{ readonly cents: number; readonly waiting: number }>
}
const buy = async (...lines: Parameters<MonthlyWorld['buy']>[0]) => {
  await shop.enter({ pid: 'bo' })
  return shop.buy(lines, { email: 'bo@post.example' })
}
const onDay = (day: string) => shop.localMode.setNow(new Date(`${day}T18:00:00Z`))
const refused = (rule: string, more: object = {}) => ({ details: { rule, ...more } })

/** Bo buys the level Friend without a card. */
const buyBy = async (method: 'cheque' | 'cash' | 'comp') => {
  await shop.enter({ pid: 'bo' })
  const { orderId } = await shop.checkout([friend()], { email: 'bo@post.example', method: 'cheque' })
  const receivedOn = shop.clock.now().toISOString().slice(0, 10)
  await shop.recordPayment({ orderId, receivedOn, ...(method === 'comp' ? { method, reason: 'A friend of the house' } : { method }) })
  return orderId
}
/** The membership of artists beside that of art lovers, at the same prices. */
const addArt = async () => {
  const lover = dataOf(membershipProducts, (await shop.behind.get(membershipProducts, 'lover'))!)
  await shop.behind.commit(shop.behind.creating(membershipProducts, 'art', { ...lover, routeKey: 'artist', audience: 'artist' }))
}
/** Transfers what Bo has left. */
const move = async (from: string, productId: string, level: string) => {
  const { lastDay = '' } = await preview(from)
  await shop.enter(peopleEditor)
  const { membershipId } = await shop.call(moveMembership, { membershipId: from, productId, level, lastDay, reason: 'It was the wrong one' })
  return membershipId
}

/** Bo joins on Oct 16, 2027: a friend costs $50 for a year. */
beforeEach(async () => {
  shop = await monthlyWorld()
})

describe('a membership that is canceled with a refund', () => {
  it('ends today, and pays back the days that were not used, to the cent; what is shown before is what is done', async () => {
    const order = await buy(friend())
    onDay('2027-12-28')
    // 73 of 366 days are used: $9.97 of $50.
    expect(await preview()).toEqual({
      membershipId: ofBo,
      lastDay: '2028-10-15',
      end: '2027-12-27',
      refunds: [{ orderId: order, cents: 4003, isByHand: false }],
    })
    expect(await cancel()).toEqual({ cents: 4003, waiting: 0 })
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2027-12-27 new'])
    expect([await shop.balances(), (await shop.order(order)).status]).toEqual([[997, 997], 'part_refunded'])
    expect(shop.mails()).toContain('bo@post.example: Your refund from Saltlight')
  })

  it('can be canceled on its last day, and no more on the next', async () => {
    await buy(friend())
    onDay('2028-10-15')
    expect(await preview()).toMatchObject({ lastDay: '2028-10-15', end: '2028-10-14', refunds: [{ cents: 14 }] })
    onDay('2028-10-16')
    expect(await preview()).toMatchObject({ why: 'no-days' })
  })

  it('is paid back once, however often and by however many it is asked for', async () => {
    await buy(friend())
    onDay('2027-12-28')
    const seen = { lastDay: '2028-10-15', seenCents: 4003 }
    const outcomes = await Promise.allSettled([cancel(seen), cancel(seen)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(cancel(seen)).rejects.toMatchObject(refused('not-cancelled', { reason: 'no-days' }))
    expect(await shop.balances()).toEqual([997, 997])
  })

  it('is not where its days or its money changed since they were shown', async () => {
    const order = await buy(friend())
    const seen = { lastDay: '2028-10-15', seenCents: 5000 }
    await shop.refund(order, [{ lineId: 'friend', cents: 1000 }])
    await expect(cancel(seen)).rejects.toMatchObject(refused('record-overtaken'))
    await buy(friend())
    await expect(cancel({ lastDay: '2028-10-15' })).rejects.toMatchObject(refused('record-overtaken'))
    expect(await shop.balances()).toEqual([9000, 9000])
  })

  it('that began today is paid back whole, with terms to come, and renews itself no more', async () => {
    await buy(friend(1, { membership: { renews: true } }))
    await buy(friend())
    expect((await preview()).refunds.map(({ cents }) => cents)).toEqual([5000, 5000])
    expect(await cancel()).toEqual({ cents: 10_000, waiting: 0 })
    expect([await shop.terms('bo'), await shop.balances()]).toEqual([[], [0, 0]])
    expect([await shop.monthly(renewalOfBo), await shop.hasCard(renewalOfBo)]).toMatchObject([{ ended: 'membership' }, false])
    expect((await shop.behind.get(memberships, ofBo))?.autoRenew).toBe(false)
  })

  it('of a higher level pays back the credit of the former one on the order that it was paid with', async () => {
    const product = (await shop.behind.get(membershipProducts, 'lover'))!
    const levels = product.levels.map(level => ({ ...level, fmv: { cents: 0, cur: 'usd' as const } }))
    await shop.behind.change(membershipProducts, product, { levels })
    const former = await buy(friend())
    const upgrade = await buy({ id: 'patron', kind: 'membership', refId: 'lover/patron', quantity: 1, membership: { upgrade: true } })
    expect((await preview()).refunds).toEqual([
      { orderId: upgrade, cents: 10_000, isByHand: false },
      { orderId: former, cents: 5000, isByHand: false },
    ])
    await cancel()
    expect([await shop.terms('bo'), await shop.balances()]).toEqual([[], [0, 0]])
  })

  it('does not go on for the days that an upgrade replaced, where all that was paid for the upgrade goes back', async () => {
    const product = (await shop.behind.get(membershipProducts, 'lover'))!
    const levels = product.levels.map(level => ({ ...level, fmv: { cents: 0, cur: 'usd' as const } }))
    await shop.behind.change(membershipProducts, product, { levels })
    await buy(friend())
    const upgrade = await buy({ id: 'patron', kind: 'membership', refId: 'lover/patron', quantity: 1, membership: { upgrade: true } })
    onDay('2027-12-28')
    await cancel()
    expect((await shop.order(upgrade)).status).toBe('refunded')
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2027-12-27 new'])
  })

  it('that staff gave ends without money; one that is disputed or over is left as it is', async () => {
    expect(await preview('m-mia')).toMatchObject({ end: '2027-10-15', refunds: [] })
    const order = await buy(friend())
    await shop.provider.dispute((await shop.order(order)).payments![0]!, 'opened')
    expect(await preview()).toEqual({ membershipId: ofBo, why: 'disputed', refunds: [] })
    await expect(cancel({ lastDay: '2028-10-15' })).rejects.toMatchObject(refused('not-cancelled', { reason: 'disputed' }))
    await shop.provider.dispute((await shop.order(order)).payments![0]!, 'won')
    expect(await preview()).toMatchObject({ lastDay: '2028-10-15', refunds: [{ orderId: order, cents: 5000 }] })
    onDay('2029-01-01')
    expect(await preview('m-mia')).toMatchObject({ why: 'no-days' })
  })

  it.each([
    ['cheque', 4003],
    ['cash', 4003],
    // Nobody paid, so nothing is paid back.
    ['comp', 0],
  ] as const)('pays back days that were paid by %s and transferred, on the order that paid for them', async (method, cents) => {
    await addArt()
    const order = await buyBy(method)
    onDay('2027-11-16')
    const ofArt = await move(ofBo, 'art', 'friend')
    onDay('2027-12-28')
    expect((await preview(ofArt)).refunds).toEqual(cents > 0 ? [{ orderId: order, cents, isByHand: true }] : [])
    expect(await cancel({}, ofArt)).toEqual({ cents, waiting: 0 })
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2027-11-15 new', '2027-11-16 2027-12-27 comp'])
    // Staff can still refund the used days, but no cent more.
    if (cents === 0) return
    await shop.refund(order, [{ lineId: 'friend', cents: 5000 - cents }])
    expect([await shop.terms('bo'), (await shop.order(order)).status]).toEqual([[], 'refunded'])
  })

  it('pays back an upgrade whose days were transferred with the credit in it, and what it had replaced does not come back', async () => {
    await addArt()
    const product = (await shop.behind.get(membershipProducts, 'lover'))!
    const levels = product.levels.map(level => ({ ...level, fmv: { cents: 0, cur: 'usd' as const } }))
    await shop.behind.change(membershipProducts, product, { levels })
    const former = await buy(friend())
    const upgrade = await buy({ id: 'patron', kind: 'membership', refId: 'lover/patron', quantity: 1, membership: { upgrade: true } })
    const ofArt = await move(ofBo, 'art', 'friend')
    expect((await preview(ofArt)).refunds).toEqual([
      { orderId: upgrade, cents: 10_000, isByHand: false },
      { orderId: former, cents: 5000, isByHand: false },
    ])
    await cancel({}, ofArt)
    expect([await shop.terms('bo'), await shop.balances()]).toEqual([[], [0, 0]])
  })

  it('pays back each unused day once, however it was paid and however often its days were transferred', async () => {
    const days = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 3 })
    const goes = fc.constantFrom(['art', 'friend'] as const, ['lover', 'patron'] as const, ['lover', 'friend'] as const)
    const ways = fc.constantFrom('card' as const, 'cheque' as const, 'cash' as const, 'comp' as const)
    await fc.assert(
      fc.asyncProperty(ways, days, fc.array(goes, { minLength: 3, maxLength: 3 }), async (way, waits, targets) => {
        shop = await monthlyWorld()
        await addArt()
        const order = way === 'card' ? await buy(friend()) : await buyBy(way)
        let [held, day, at] = [ofBo, 0, 'lover/friend']
        for (const [i, wait] of waits.entries()) {
          const [productId, level] = targets[i]!
          if (at === `${productId}/${level}`) continue
          day += wait
          onDay(new Date(Date.UTC(2027, 9, 16 + day)).toISOString().slice(0, 10))
          held = await move(held, productId, level)
          at = `${productId}/${level}`
        }
        const paid = way === 'comp' ? 0 : 5000
        const { cents } = await cancel({}, held)
        expect(cents).toBe(paid - Math.floor((paid * day) / 366))
        const paidBack = (await shop.behind.find(payments)).filter(one => one.refundOf !== undefined)
        expect(0 - sumOf(paidBack.map(({ amount }) => amount.cents))).toBe(cents)
        expect(paidBack.every(one => one.orderId === order && one.method === way)).toBe(true)
        const today = shop.clock.now().toISOString().slice(0, 10)
        expect((await shop.terms('bo')).filter(term => term.slice(11, 21) >= today)).toEqual([])
        const [ledger, provider] = await shop.balances()
        expect(ledger).toBe(provider)
      }),
      { numRuns: 25 },
    )
  })

  it('never pays back more than was paid, on any day, whatever was refunded before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 4999 }), async (day, refunded) => {
        shop = await monthlyWorld()
        const order = await buy(friend())
        if (refunded > 0) await shop.refund(order, [{ lineId: 'friend', cents: refunded }])
        shop.localMode.setNow(new Date(shop.clock.now().getTime() + day * 86_400_000))
        const { cents } = await cancel()
        const left = 5000 - refunded
        expect(cents).toBe(left - Math.floor((left * day) / 366))
        expect(await shop.balances()).toEqual([left - cents, left - cents])
      }),
      { numRuns: 12 },
    )
  })
})
