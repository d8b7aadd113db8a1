import { expect, it } from 'vitest'
import { isMember } from '../../../src/domain/memberships/is-member'
import { membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { OwnMembership } from '../../../src/domain/memberships/own-membership'
import { shopWorld } from '../../support/shop/shop-world'

it('nobody who is signed out has a membership, terms or seats', async () => {
  const own = (await shopWorld()).services.get(OwnMembership)
  expect([await own.seatsOfOthers(), await own.seats(), await own.held(), await own.waivers()]).toEqual([[], [], [], []])
  expect(await own.ofAudience('artlover')).toEqual({ terms: { all: [], suspensions: [], today: expect.any(String) } })
})

it('the days of grace are those of the membership, for its holder and for whatever is for members only', async () => {
  const shop = await shopWorld()
  const lover = (await shop.behind.get(membershipProducts, 'lover'))!
  const on = async (day: string) => {
    shop.localMode.setNow(new Date(`${day}T20:00:00Z`))
    await shop.enter({ pid: 'mia' })
    const [held] = await shop.services.get(OwnMembership).held()
    // A membership that is over has no next term.
    return [held?.state, held?.graceDays, await isMember(shop.behind, 'mia', day), held?.renewalCents]
  }
  expect([await on('2027-12-30'), await on('2027-12-31'), await on('2028-01-14'), await on('2028-01-15')]).toEqual([
    ['current', 14, true, 5000],
    ['current', 14, true, undefined],
    ['grace', 14, true, undefined],
    ['lapsed', 14, false, undefined],
  ])
  await shop.behind.change(membershipProducts, lover, { graceDays: 30 })
  expect([await on('2028-01-15'), await on('2028-01-31')]).toEqual([
    ['grace', 30, true, undefined],
    ['lapsed', 30, false, undefined],
  ])
})
