import { beforeEach, describe, expect, it } from 'vitest'
import { donations } from '../../../src/domain/giving/donations.collection'
import { letters } from '../../../src/domain/giving/letters.collection'
import { membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { memberWithoutGapUntil } from '../../../src/domain/memberships/membership-state'
import { memberships, terms } from '../../../src/domain/memberships/memberships.collection'
import { OwnMembership } from '../../../src/domain/memberships/own-membership'
import { orderMembership } from '../../../src/domain/shop/desk/order-membership.contract'
import { completePayment } from '../../../src/domain/shop/payments/complete-payment'
import { payments } from '../../../src/domain/shop/payments.collection'
import { peopleEditor } from '../../support/office'
import { type LettersWorld, lettersWorld } from '../../support/shop/letters-world'
import { friend, gift, visa } from '../../support/shop/paying'

/**
 * Cases on which CiviCRM, Neon and Wild Apricot are known to fail, played on the services (product.md B and D8). Tested where they belong:
 * - CiviCRM: the arithmetic of terms in `memberships/terms` and `membership-state.test.ts`, imports in `domain/import`, mail in `domain/mailing`.
 * - donrec, Open Collective, MuckRock (receipts in full, or of the wrong kind): `letters/draft-letter.test.ts`, `letters/issue-letters.test.ts`.
 * - Neon: a renewal at the price of its day, `monthly/renewals.test.ts`.
 * - Wild Apricot: days of grace, `memberships/days-of-grace.test.ts`; who shares a membership, `memberships/family-seats`; a change of
 *   level that waits for its check, `upgrades/staff-upgrades.test.ts`.
 */
let shop: LettersWorld
const day = 24 * 60
const declined = '4000000000000002'

beforeEach(async () => {
  shop = await lettersWorld()
  await shop.enter({ pid: 'bo' })
})

const byCheck = { method: 'cheque', email: 'bo@post.example' } as const
const state = async () => (await shop.services.get(OwnMembership).held()).map(held => held.state)

describe('CiviCRM', () => {
  it('#13706: three terms that are paid later by check were cut to one; they stay three', async () => {
    const { orderId } = await shop.checkout([friend(3)], byCheck)
    await shop.later(9 * day)
    await shop.recordPayment({ orderId, method: 'cheque', receivedOn: '2027-10-25' })
    expect(await shop.terms('bo')).toEqual(['2027-10-25 2028-10-24 new', '2028-10-25 2029-10-24 renew', '2029-10-25 2030-10-24 renew'])
  })

  it('#11730: a renewal counted when it was ordered and again when it was completed; only its payment counts, once', async () => {
    const { orderId } = await shop.checkout([friend()], byCheck)
    expect(await shop.terms('bo')).toEqual([])
    await shop.recordPayment({ orderId, method: 'cheque', receivedOn: '2027-10-16' })
    await completePayment(shop.context, `manual-${orderId}`)
    await expect(shop.recordPayment({ orderId, method: 'cheque', receivedOn: '2027-10-16', isAnother: true })).rejects.toMatchObject({
      details: { rule: 'illegal-transition' },
    })
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new'])
  })

  it('#10173: a renewal that failed ended a paid membership; it changes nothing', async () => {
    await shop.buy([friend()])
    await shop.later(350 * day)
    const failed = await shop.buy([friend()], {}, declined)
    expect([await shop.terms('bo'), await state()]).toEqual([['2027-10-16 2028-10-15 new'], ['current']])
    await shop.later(day)
    expect([(await shop.order(failed)).status, await state()]).toEqual(['expired', ['current']])
  })

  it('#28194: who renewed after a lapse seemed to have been a member all the time; the gap stays, and is not charged', async () => {
    await shop.buy([friend()])
    await shop.later(400 * day)
    expect(await state()).toEqual(['lapsed'])
    await shop.buy([friend()])
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new', '2028-11-19 2029-11-18 renew'])
    const [held] = await shop.behind.find(memberships, { where: [['personId', '==', 'bo']] })
    const all = await shop.behind.find(terms, { params: { membership: held!.id } })
    expect([memberWithoutGapUntil(all, '2028-01-01'), memberWithoutGapUntil(all, '2028-12-01')]).toEqual(['2028-10-15', '2029-11-18'])
  })

  it('webform_civicrm#199: another kind of membership took the place of the first; both are held', async () => {
    const { name, headline, summary, termMonths, graceDays, levels, questions } = (await shop.behind.get(membershipProducts, 'lover'))!
    const artist = { routeKey: 'artist', audience: 'artist' as const, order: 2, status: 'live' as const }
    const offered = { name, headline, summary, termMonths, graceDays, levels, questions, ...artist }
    await shop.behind.commit(shop.behind.creating(membershipProducts, 'artist', offered))
    await shop.buy([friend()])
    await shop.buy([{ ...friend(), refId: 'artist/friend' }])
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new', '2027-10-16 2028-10-15 new'])
  })
})

describe('Neon', () => {
  it('a refund made at the payment provider did not reach the record: it takes back term, gift, sum of the fund and letter', async () => {
    await shop.legal()
    const id = await shop.buy([friend(), gift(30_000)], { email: 'bo@post.example' })
    expect(await shop.log()).toEqual(['2027-000001 quidProQuo 33400'])
    await shop.provider.refund(`pi_${id}`, 35_000)
    expect([await shop.terms('bo'), await shop.gifts(), await shop.fund()]).toEqual([[], ['bo 30000 void'], [0, 0]])
    expect(await shop.log()).toEqual(['2027-000001 quidProQuo 33400 void'])
  })

  it('a refund was the deletion of its record: order, payment, gift and letter stay, and say what became of them', async () => {
    await shop.legal()
    const id = await shop.buy([gift(30_000)], { email: 'bo@post.example' })
    await shop.refund(id, [{ lineId: 'roof', cents: 30_000 }])
    const kept = await Promise.all([shop.behind.find(payments), shop.behind.find(donations), shop.behind.find(letters)])
    expect(kept.map(all => all.map(({ status }) => status).toSorted())).toEqual([['succeeded', 'succeeded'], ['void'], ['void']])
    expect((await shop.order(id)).status).toBe('refunded')
    expect(await shop.balances()).toEqual([0, 0])
  })

  it('a membership with a gift was two transactions that went apart: it is one order, and refunding the gift leaves the membership', async () => {
    await shop.legal()
    const id = await shop.buy([friend(), gift(30_000)], { email: 'bo@post.example' })
    await shop.refund(id, [{ lineId: 'roof', cents: 30_000 }])
    expect([await shop.terms('bo'), await shop.gifts(), (await shop.order(id)).status]).toEqual([
      ['2027-10-16 2028-10-15 new'],
      ['bo 30000 void'],
      'part_refunded',
    ])
    expect(await shop.log()).toEqual(['2027-000001 quidProQuo 33400 void', '2027-000001 correction 3400'])
  })
})

describe('Wild Apricot', () => {
  it('a lapsed member paid the renewal of last year beside that of this year: an order that nobody pays ends by itself', async () => {
    await shop.buy([friend()])
    await shop.later(366 * day)
    await shop.enter(peopleEditor)
    const renewal = { key: 'renewal-of-bo-1', personId: 'bo', productId: 'lover', level: 'friend', method: 'cheque', seenCents: 5000 } as const
    const { orderId } = await shop.call(orderMembership, renewal)
    await shop.later(30 * day)
    await shop.enter({ pid: 'bo' })
    expect(await state()).toEqual(['lapsed'])
    await shop.buy([friend()], {}, visa)
    expect((await shop.order(orderId)).status).toBe('expired')
    await expect(shop.recordPayment({ orderId, method: 'cheque', receivedOn: '2028-11-15' })).rejects.toMatchObject({
      details: { rule: 'illegal-transition' },
    })
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new', '2028-11-15 2029-11-14 renew'])
    expect(await shop.balances()).toEqual([10_000, 10_000])
  })
})
