import { beforeEach, describe, expect, it } from 'vitest'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { registrationStates, registrations } from '../../../../src/domain/guide/registrations.collection'
import { reviewItemHandler } from '../../../../src/domain/guide/review/review-item.handler'
import { mergeCardsHandler, splitCardHandler } from '../../../../src/domain/guide/review/share-card.handler'
import { transitionListingHandler } from '../../../../src/domain/guide/review/transition-listing.handler'
import { type DataOf, statesOf } from '../../../../src/domain/shared/records/collection'
import { withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { type RegistrationWorld, registrationWorld, type Wanted } from '../../../support/shop/registration-world'

let world: RegistrationWorld
beforeEach(async () => {
  world = await registrationWorld({ 'dock-house': 3, 'mill-house': 1 })
})

const paid = async (who: string, wanted: Wanted) => world.pay(who, (await world.submit(who, [wanted])).orderId)
const listing = async (id: string) => (await world.behind.get(listings, id))!
const seen = async (id: string) => ({ id, rev: (await listing(id)).rev })
const set = async (id: string, of: Partial<DataOf<typeof listings>>) => world.behind.change(listings, await listing(id), of)
const merge = async (into: string, ...from: readonly string[]) =>
  world.asStaff(mergeCardsHandler, { into: await seen(into), from: await Promise.all(from.map(seen)) })
const states = async (...ids: readonly string[]) =>
  Promise.all(ids.map(async id => `${(await listing(id)).status} ${(await world.registration(id)).status}`))

async function group() {
  for (const [who, id] of [
    ['ana', 'r1'],
    ['bo', 'r2'],
    ['cy', 'r3'],
  ] as const)
    await paid(who, { id, where: 'dock-house' })
  return merge('r1', 'r2', 'r3')
}

describe('a card that a group shares', () => {
  it('is owned by all of its artists, who are told once, and by the host of their building; their own listings are withdrawn and their registrations stay', async () => {
    expect(await group()).toEqual({ names: ['Studio r1', 'Studio r2', 'Studio r3'] })
    expect(await states('r1', 'r2', 'r3')).toEqual(['draft paid', 'withdrawn paid', 'withdrawn paid'])
    expect(await listing('r1')).toMatchObject({ ownerIds: ['ana', 'hal', 'bo', 'cy'], registrationId: 'r1', sharedBy: ['r2', 'r3'] })
    expect((await world.placesOf('dock-house')).takenBy).toHaveLength(3)
    const told = world.localMode.state.outbox.filter(({ subject }) => subject === 'You share the card “Studio r1”')
    expect(told.map(({ to }) => to).toSorted()).toEqual(['ana@post.example', 'bo@post.example', 'cy@post.example'])
    expect(told[0]?.text).toMatch(
      /^We made one card of “Studio r2” and “Studio r3” and “Studio r1” in the guide: “Studio r1”\. You own it together\./,
    )
    expect(told[0]?.link).toMatch(/\/listingsportal\/r1$/)
  })
  it('moves with every registration, and is reviewed by none of its artists', async () => {
    await group()
    await world.as('bo', transitionListingHandler, { to: 'ready', ...(await seen('r1')) })
    await world.asStaff(reviewItemHandler, { decision: 'approve', items: [await seen('r1')] })
    expect(await states('r1', 'r2', 'r3')).toEqual(['approved approved', 'withdrawn approved', 'withdrawn approved'])
  })
  it('gives one of them their own listing back, to be edited at the place of the group', async () => {
    await group()
    await set('r1', { unit: '7', openings: [] })
    await world.as('bo', transitionListingHandler, { to: 'ready', ...(await seen('r1')) })
    await world.asStaff(reviewItemHandler, { decision: 'approve', items: [await seen('r1')] })
    const split = async () => world.asStaff(splitCardHandler, { ...(await seen('r1')), registrationId: 'r2' })
    expect(await split()).toEqual({ listingId: 'r2' })
    expect(await states('r1', 'r2')).toEqual(['draft changes_requested', 'draft changes_requested'])
    expect(await listing('r1')).toMatchObject({ ownerIds: ['ana', 'hal', 'cy'], sharedBy: ['r3'] })
    expect((await world.registration('r2')).listingId).toBe('r2')
    await expect(split()).rejects.toMatchObject({ code: 'not-found' })
  })
  it('at an address of their own gives one of them their own listing back there, without a host', async () => {
    await paid('ana', { id: 'r1', where: 'dock' })
    await paid('bo', { id: 'r2', where: 'dock' })
    await merge('r1', 'r2')
    await world.asStaff(splitCardHandler, { ...(await seen('r1')), registrationId: 'r2' })
    const [card, own] = [await listing('r1'), await listing('r2')]
    expect([card.ownerIds, own.ownerIds, own.address, own.siteId]).toEqual([['ana'], ['bo'], card.address, undefined])
  })
  it('stays with the others when its first artist withdraws, and ends with the last', async () => {
    await group()
    const withdraw = (who: string, id: string) => world.as(who, withdrawRegistrationHandler, { id, seenRefundCents: 19_500 })
    await withdraw('ana', 'r1')
    expect(await listing('r1')).toMatchObject({
      status: 'draft',
      registrationId: 'r2',
      sharedBy: ['r3'],
      ownerIds: ['hal', 'bo', 'cy'],
      artistId: 'bo',
    })
    await withdraw('cy', 'r3')
    expect(await listing('r1')).toMatchObject({ status: 'draft', registrationId: 'r2', ownerIds: ['hal', 'bo'] })
    await withdraw('bo', 'r2')
    expect((await listing('r1')).status).toBe('withdrawn')
  })
})

describe('listings that cannot share a card', () => {
  it('are more than twenty', async () => {
    world = await registrationWorld({ 'dock-house': 21 })
    const artists = Array.from({ length: 21 }, (_, i) => ({ who: `artist-${i}`, id: `r${i}` }))
    for (const { who, id } of artists) {
      await world.artist(who)
      await paid(who, { id, where: 'dock-house' })
    }
    const others = artists.slice(1, 20).map(({ id }) => id)
    expect((await merge('r0', ...others)).names).toHaveLength(20)
    await expect(merge('r0', 'r20')).rejects.toMatchObject({ details: { rule: 'not-together' } })
  })
  it('are of different editions', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await paid('bo', { id: 'r2', where: 'dock-house' })
    await set('r2', { editionId: '2028' })
    await expect(merge('r1', 'r2')).rejects.toMatchObject({ details: { rule: 'not-together' } })
  })
  it('are at different places, or named twice', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await paid('bo', { id: 'r2', where: 'mill-house' })
    await paid('cy', { id: 'r3', where: 'dock' })
    for (const other of ['r2', 'r3']) await expect(merge('r1', other)).rejects.toMatchObject({ details: { rule: 'not-together' } })
    await expect(merge('r1', 'r1')).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(await states('r1', 'r2')).toEqual(['draft paid', 'draft paid'])
  })
  it('are printed or withdrawn, or changed since they were seen', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await paid('bo', { id: 'r2', where: 'dock-house' })
    await set('r2', { printLockedAt: world.clock.now(), status: 'locked' })
    await expect(merge('r1', 'r2')).rejects.toMatchObject({ details: { rule: 'print-locked' } })
    await set('r2', { printLockedAt: undefined, status: 'withdrawn' })
    await expect(merge('r1', 'r2')).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
    const input = { into: await seen('r1'), from: [await seen('r2')] }
    await set('r2', { status: 'draft' })
    await expect(world.asStaff(mergeCardsHandler, input)).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    await expect(world.as('ana', mergeCardsHandler, input)).rejects.toMatchObject({ code: 'permission-denied' })
  })
  it('have a registration that is not paid, waits or is over, whatever state it is in', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await paid('bo', { id: 'r2', where: 'dock-house' })
    const mergeable: string[] = []
    const refusals = new Set<unknown>()
    for (const status of statesOf(registrationStates)) {
      if (status === 'confirmed') continue
      await world.behind.change(registrations, await world.registration('r2'), { status })
      const done = await merge('r1', 'r2').then(
        () => true,
        (error: { readonly details?: { readonly rule?: string } }) => error.details?.rule,
      )
      if (done === true) {
        mergeable.push(status)
        await world.asStaff(splitCardHandler, { ...(await seen('r1')), registrationId: 'r2' })
      } else refusals.add(done)
    }
    expect([...refusals]).toEqual(['not-together'])
    expect(mergeable).toEqual(['paid', 'in_review', 'changes_requested', 'approved'])
  })
})
