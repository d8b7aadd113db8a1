import { beforeEach, expect, it } from 'vitest'
import { artists } from '../../../src/domain/artists/artists.collection'
import { extendMembership, giveTerm, moveMembership } from '../../../src/domain/memberships/changes/change-membership.contract'
import { membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { memberships } from '../../../src/domain/memberships/memberships.collection'
import { askWaiver } from '../../../src/domain/memberships/waivers/ask-waiver.contract'
import { decideWaiver } from '../../../src/domain/memberships/waivers/decide-waiver.contract'
import { membershipWaivers } from '../../../src/domain/memberships/waivers/membership-waivers.collection'
import { people } from '../../../src/domain/people/people.collection'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { dataOf } from '../../../src/domain/shared/records/records'
import { cancelMembershipHandler } from '../../../src/domain/shop/cancelling/cancel-membership.handler'
import { peopleEditor } from '../../support/office'
import { friend, type PayingWorld, payingWorld } from '../../support/shop/paying'

const reason = 'Taught the Saturday class all year'
const membershipId = 'm-mia'
let shop: PayingWorld

/** It is Oct 16, 2027. Mia is a member as an artist until Dec 31, 2027, for $50 a year, and has a public page. */
beforeEach(async () => {
  shop = await payingWorld()
  const { behind, store } = shop
  const lover = (await behind.get(membershipProducts, 'lover'))!
  await behind.commit(
    behind.creating(membershipProducts, 'art', { ...dataOf(membershipProducts, lover), routeKey: 'artlover', audience: 'artlover' }),
  )
  await behind.change(membershipProducts, lover, { audience: 'artist' })
  await behind.change(memberships, (await behind.get(memberships, membershipId))!, { audience: 'artist' })
  const names = { first: 'Mia', last: '', display: 'Mia', sort: 'Mia' }
  await behind.commit(
    behind.creating(people, 'mia', { names, emails: [{ address: 'mia@post.example', verified: true }], kind: 'person', tags: [], status: 'active' }),
  )
  await store.commit([{ op: 'create', path: 'artists/mia', data: { displayName: 'Mia', memberUntil: '2027-12-31' } }])
})

const asked = { productId: 'lover', level: 'friend', reason }
const buy = async () => {
  await shop.enter({ pid: 'mia' })
  return shop.buy([friend()], { email: 'mia@post.example' })
}

it.each<[string, string, () => Promise<unknown>]>([
  ['a payment', '2028-12-31', buy],
  ['a payment that is paid back', '2027-12-31', async () => shop.refund(await buy(), [{ lineId: 'friend', pieces: 1 }])],
  ['a given term', '2028-12-31', () => shop.call(giveTerm, { ...asked, key: 'k1', personId: 'mia' })],
  ['an extension', '2028-03-31', () => shop.call(extendMembership, { membershipId, until: '2028-03-31', reason })],
  [
    'a transfer to a membership of another kind',
    '2027-10-15',
    () => shop.call(moveMembership, { membershipId, productId: 'art', level: 'friend', lastDay: '2027-12-31', reason }),
  ],
  [
    'a waiver',
    '2028-12-31',
    async () => {
      await shop.enter({ pid: 'mia' })
      await shop.call(askWaiver, asked)
      await shop.enter(peopleEditor)
      const { id, rev } = (await shop.behind.find(membershipWaivers))[0]!
      await shop.call(decideWaiver, { decision: 'approve', id, rev, reason })
    },
  ],
  [
    'a cancellation',
    '2027-10-15',
    async () => {
      const claims = { pid: 'p-money', adm: 1, sc: 'm' } as const
      await shop.enter(claims)
      const actor = { uid: shop.auth.current!.uid, secondFactor: true, claims, authenticatedAt: shop.clock.now() }
      const input = { membershipId, lastDay: '2027-12-31', seenCents: 0, reason }
      await invokeHandler(cancelMembershipHandler, { ...shop.context, actor }, input)
    },
  ],
])('after %s an artist’s public page says until when they are a member now: %s', async (_, until, change) => {
  await shop.enter(peopleEditor)
  await change()
  expect((await shop.behind.get(artists, 'mia'))?.memberUntil).toBe(until)
})
