import { beforeEach, describe, expect, it } from 'vitest'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { buildingRoster } from '../../../../src/domain/guide/portal/building-roster'
import { dueReminders } from '../../../../src/domain/guide/portal/host-reminders'
import { nudgeArtistHandler } from '../../../../src/domain/guide/portal/nudge-artist.handler'
import { OwnListings } from '../../../../src/domain/guide/portal/own-listings'
import { reviewItemHandler } from '../../../../src/domain/guide/review/review-item.handler'
import { transitionListingHandler } from '../../../../src/domain/guide/review/transition-listing.handler'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { type RegistrationWorld, registrationWorld } from '../../../support/shop/registration-world'

let world: RegistrationWorld
beforeEach(async () => {
  world = await registrationWorld()
  await world.artist('hal')
})

/** The building as its host sees it: places, and each artist with state and parts. */
async function seenByHost(site = 'mill-house') {
  await world.enter({ pid: 'hal' })
  const all = (await world.services.get(OwnListings).all().read())!
  await world.enter(undefined)
  const building = all.hosted.find(({ id }) => id === site)!
  const { entries, waiting, free } = buildingRoster(building, '2027', all.listings, all.roster.get(site) ?? [])
  return {
    free,
    waiting,
    artists: entries.map(({ name, status, listing }) => [name, status, listing?.status ?? 'no listing', listing?.proofApprovedAt !== undefined]),
  }
}
/** What artists in the host's buildings have left to do. */
async function leftInBuilding() {
  await world.enter({ pid: 'hal' })
  const all = (await world.services.get(OwnListings).all().read())!
  await world.enter(undefined)
  return dueReminders(all, world.clock.now()).map(({ site, about, names }) => [site.id, about, names])
}
const once = <I>(input: I) => ({ key: crypto.randomUUID(), input })
const seen = async (id: string) => ({ id, rev: (await world.behind.get(listings, id))!.rev })

describe('the host of a building', () => {
  it('sees its only place taken, paid, filled in, approved and proofed, as the artist does it', async () => {
    expect(await seenByHost()).toEqual({ free: 1, waiting: [], artists: [] })
    const { orderId } = await world.submit('ana', [{ id: 'r1', where: 'mill-house' }])
    expect(await seenByHost()).toEqual({ free: 0, waiting: [], artists: [['Studio r1', 'awaiting_payment', 'draft', false]] })
    await world.pay('ana', orderId)
    await world.wait('bo', { id: 'r2', where: 'mill-house' })
    expect(await seenByHost()).toEqual({ free: 0, waiting: ['bo'], artists: [['Studio r1', 'paid', 'draft', false]] })
    await world.as('ana', transitionListingHandler, once({ to: 'ready', ...(await seen('r1')) }) as never)
    await world.asStaff(reviewItemHandler, once({ decision: 'approve', items: [await seen('r1')] }) as never)
    await world.asStaff(transitionListingHandler, once({ to: 'approveProof', ...(await seen('r1')) }) as never)
    expect((await seenByHost()).artists).toEqual([['Studio r1', 'approved', 'approved', true]])
    await world.as('ana', withdrawRegistrationHandler, { id: 'r1', seenRefundCents: 19_500 })
    expect(await seenByHost()).toEqual({ free: 0, waiting: [], artists: [['bo', 'offered', 'no listing', false]] })
  })

  it('is shown who has not paid, and reminds them of the payment once; of a paid place nobody is reminded', async () => {
    const { orderId } = await world.submit('ana', [{ id: 'r1', where: 'mill-house' }])
    expect(await leftInBuilding()).toEqual([['mill-house', 'payment', ['Studio r1']]])
    const remind = () => world.as('hal', nudgeArtistHandler, once({ listingId: 'r1', about: 'payment' }) as never)
    await expect(world.as('bo', nudgeArtistHandler, once({ listingId: 'r1', about: 'payment' }) as never)).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(await remind()).toEqual({ isSent: true })
    expect(world.mails()).toContain('ana@post.example: Your place at mill-house is not paid')
    expect(await leftInBuilding()).toEqual([])
    await world.pay('ana', orderId)
    await world.later(8 * 24 * 60)
    expect(await leftInBuilding()).toEqual([['mill-house', 'listing', ['Studio r1']]])
    await expect(remind()).rejects.toSatisfy(error => brokenRuleOf(error)?.rule === 'fee-paid')
  })

  it('reminds an artist who registered there, and helps with the listing', async () => {
    await world.submit('ana', [{ id: 'r1', where: 'mill-house' }])
    expect(await world.as('hal', nudgeArtistHandler, once({ listingId: 'r1', about: 'listing' }) as never)).toEqual({ isSent: true })
    expect(world.mails()).toContain('ana@post.example: Your listing “Studio r1” is not finished')
    expect(await world.as('hal', transitionListingHandler, once({ to: 'ready', ...(await seen('r1')) }) as never)).toEqual({ status: 'ready' })
    await expect(world.as('bo', transitionListingHandler, once({ to: 'edit', ...(await seen('r1')) }) as never)).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
