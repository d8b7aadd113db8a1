import { beforeEach, describe, expect, it } from 'vitest'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { registrations, roster } from '../../../../src/domain/guide/registrations.collection'
import { withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { type RegistrationWorld, refusalsOf, registrationWorld } from '../../../support/shop/registration-world'

let world: RegistrationWorld
beforeEach(async () => {
  world = await registrationWorld()
})

describe('submitting a registration', () => {
  it('fixes phase and prices, takes a place, and makes an order and a listing draft', async () => {
    const { orderId, isPaid } = await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    expect(isPaid).toBe(false)
    expect(await world.registration('r1')).toMatchObject({
      personId: 'ana',
      n: 1,
      status: 'awaiting_payment',
      phaseAtSubmit: 'regular',
      priceVersion: 1,
      audience: 'nonMember',
      neighbourhoodId: 'dock',
      termsVersion: 2,
      orderId,
    })
    expect(await world.order(orderId)).toMatchObject({ status: 'pending', total: { cents: 19_500 }, personId: 'ana' })
    expect(await world.placesOf('dock-house')).toEqual({ takenBy: ['r1'], line: [] })
    expect(await world.behind.get(listings, 'r1')).toMatchObject({
      status: 'draft',
      registrationId: 'r1',
      ownerIds: ['ana', 'hal'],
      siteId: 'dock-house',
    })
    expect(await world.behind.get(roster, 'r1', { site: 'dock-house' })).toMatchObject({
      hostId: 'hal',
      name: 'Studio r1',
      status: 'awaiting_payment',
    })
  })

  it('is paid by the message of the provider alone, and then mailed once', async () => {
    const { orderId } = await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    await world.pay('ana', orderId, '4000000000000002')
    expect((await world.registration('r1')).status).toBe('awaiting_payment')
    await world.pay('ana', orderId)
    expect((await world.registration('r1')).status).toBe('paid')
    await world.later(10)
    expect(world.mails().filter(mail => mail.includes('Open Studios'))).toEqual([
      'ana@post.example: You are registered for Open Studios 2027',
      'ana@post.example: Your registration for Open Studios 2027 is complete',
    ])
  })

  it('names in its mail the building, or the neighborhood of an own studio', async () => {
    await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    await world.submit('bo', [{ id: 'r2', where: 'dock' }])
    await world.later(10)
    const sent = (to: string) => world.localMode.state.outbox.find(mail => mail.to === `${to}@post.example`)?.text
    expect(sent('ana')).toContain('We have your registration for Open Studios 2027, dock-house.')
    expect(sent('bo')).toContain('We have your registration for Open Studios 2027, your studio in dock.')
  })

  it('is one order however often it is sent', async () => {
    const key = crypto.randomUUID()
    const sent = [1, 2].map(() => world.submit('ana', [{ id: 'r1', where: 'dock-house' }], { key }))
    const [first, again] = await Promise.all(sent)
    expect(again).toEqual(first)
    expect(await world.orders()).toHaveLength(1)
  })

  it('cannot be another one under the same key, nor somebody else’s', async () => {
    const key = crypto.randomUUID()
    await world.submit('ana', [{ id: 'r1', where: 'dock-house' }], { key })
    await expect(world.submit('ana', [{ id: 'r2', where: 'mill-house' }], { key })).rejects.toMatchObject({ code: 'already-exists' })
    await expect(world.submit('bo', [{ id: 'r1', where: 'dock-house' }], { key })).rejects.toMatchObject({ code: 'already-exists' })
    expect(await world.placesOf('dock-house')).toEqual({ takenBy: ['r1'], line: [] })
  })

  it('costs a member the member’s price, 26500 + 7500 − 5000 cents for both with 4 volunteer hours', async () => {
    const both = [
      { id: 'r1', where: 'dock-house', tier: 'Premier' },
      { id: 'r2', where: 'mill' },
    ] as const
    const { orderId } = await world.submit('mia', both, { volunteerHours: 4, seenCents: 29_000 })
    await world.pay('mia', orderId)
    expect([(await world.registration('r1')).status, (await world.registration('r2')).status]).toEqual(['paid', 'paid'])
    expect(await world.registration('r2')).toMatchObject({ n: 2, volunteerHours: 0, tier: 'Participating' })
  })

  it('has the price of the phase in which it was begun, in the quarter of an hour after its end', async () => {
    world.at('2027-05-31T23:58')
    await world.begin('ana', 'r1')
    world.at('2027-06-01T00:10')
    await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    expect(await world.registration('r1')).toMatchObject({ phaseAtSubmit: 'regular', inGrace: true })
    await expect(world.submit('bo', [{ id: 'r2', where: 'dock-house' }])).rejects.toMatchObject({
      details: { rule: 'price-changed', totalCents: 24_500 },
    })
  })
})

describe('a registration is refused', () => {
  const refused = (...asked: Parameters<RegistrationWorld['submit']>) => refusalsOf(world.submit(...asked))

  it('before the call opens, and once it has closed', async () => {
    world.at('2027-01-31T12:00')
    expect(await refused('ana', [{ id: 'r1', where: 'dock-house' }])).toEqual([{ reason: 'not-open' }])
    world.at('2027-06-16T00:01')
    expect(await refused('ana', [{ id: 'r1', where: 'dock-house' }])).toEqual([{ reason: 'closed' }])
  })
  it('once it has closed, but for the place that is offered from the waiting list, at the late price', async () => {
    world.at('2027-06-15T22:00')
    await world.submit('ana', [{ id: 'r1', where: 'mill-house' }], { seenCents: 24_500 })
    await world.wait('bo', { id: 'r2', where: 'mill-house' })
    await world.asStaff(withdrawRegistrationHandler, { id: 'r1', seenRefundCents: 0 })
    world.at('2027-06-16T12:00')
    const offered = { id: 'r2', where: 'mill-house' }
    expect(await refused('bo', [offered, { id: 'r3', where: 'dock' }])).toContainEqual({ reason: 'closed' })
    await world.submit('bo', [offered], { seenCents: 24_500 })
    expect(await world.registration('r2')).toMatchObject({ status: 'awaiting_payment', phaseAtSubmit: 'late' })
  })
  it('to whoever has no artist’s page', async () => {
    expect(await refused('zoe', [{ id: 'r1', where: 'dock-house' }])).toEqual([{ reason: 'not-an-artist' }])
  })
  it('where one is in a community space, which is for artists of one location', async () => {
    await world.behind.commit(world.behind.changing(sites, (await world.behind.get(sites, 'mill-house'))!, { kind: 'community' }))
    const both = [
      { id: 'r1', where: 'dock-house' },
      { id: 'r2', where: 'mill-house' },
    ]
    expect(await refused('ana', both)).toEqual([
      { reason: 'community-alone', id: 'r1' },
      { reason: 'community-alone', id: 'r2' },
    ])
    await world.submit('ana', [{ id: 'r2', where: 'mill-house' }])
  })
  it('where both are in the same weekend, naming the clash', async () => {
    const both = [
      { id: 'r1', where: 'dock-house' },
      { id: 'r2', where: 'hill' },
    ]
    expect(await refused('ana', both)).toEqual([{ reason: 'clash', id: 'r2', clash: { of: 'weekend', id: 'r1' } }])
    expect(await world.orders()).toEqual([])
  })
  it('on a weekend on which its neighborhood does not open', async () => {
    expect(await refused('ana', [{ id: 'r1', where: 'dock-house', weekendId: '2' }])).toEqual([{ reason: 'wrong-weekend', id: 'r1', weekendId: '1' }])
  })
  it('where the building is full: two at once get the last place once', async () => {
    const asked = ['ana', 'bo'].map((who, i) => world.submit(who, [{ id: `r${i}`, where: 'mill-house' }]))
    const done = await Promise.allSettled(asked)
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await world.placesOf('mill-house')).takenBy).toHaveLength(1)
  })
  it('as a second one before the first is paid', async () => {
    await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    expect(await refused('ana', [{ id: 'r2', where: 'mill-house' }], { seenCents: 7500 })).toEqual([{ reason: 'first-missing' }])
  })
  it('as two more where there is one: two at most, and the second alone at its own price', async () => {
    const { orderId } = await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    await world.pay('ana', orderId)
    const two = [
      { id: 'r2', where: 'mill' },
      { id: 'r3', where: 'park' },
    ]
    expect(await refused('ana', two, { seenCents: 15_000 })).toContainEqual({ reason: 'first-missing' })
    await world.submit('ana', two.slice(0, 1), { seenCents: 7500 })
  })
  it('of somebody else, whatever its state', async () => {
    await world.submit('ana', [{ id: 'r1', where: 'mill-house' }])
    await world.wait('bo', { id: 'r2', where: 'mill-house' })
    for (const id of ['r1', 'r2'])
      await expect(world.submit('cy', [{ id, where: 'dock-house' }])).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await world.behind.find(registrations)).map(({ id, personId }) => [id, personId])).toEqual([
      ['r1', 'ana'],
      ['r2', 'bo'],
    ])
  })
  it('a third time, from whichever device', async () => {
    const { orderId } = await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    await world.pay('ana', orderId)
    const seconds = ['r2', 'r3'].map(id => world.submit('ana', [{ id, where: 'mill' }], { seenCents: 7500 }))
    const done = await Promise.allSettled(seconds)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.behind.count(registrations)).toBe(2)
  })
})

describe('who does not pay', () => {
  it('loses the place after seven days, and the next in line is offered it', async () => {
    await world.submit('ana', [{ id: 'r1', where: 'mill-house' }])
    await world.wait('bo', { id: 'r2', where: 'mill-house' })
    await world.later(7 * 24 * 60 - 1)
    expect((await world.registration('r1')).status).toBe('awaiting_payment')
    await world.later(6)
    expect([(await world.registration('r1')).status, (await world.registration('r2')).status]).toEqual(['expired', 'offered'])
    expect(await world.behind.get(listings, 'r1')).toMatchObject({ status: 'withdrawn' })
    expect(await world.placesOf('mill-house')).toEqual({ takenBy: ['r2'], line: [] })
    await world.later(6)
    expect(world.mails()).toContain('bo@post.example: A place is free for you')
  })
  it('cannot pay any more', async () => {
    const { orderId } = await world.submit('ana', [{ id: 'r1', where: 'mill-house' }])
    const { clientSecret } = (await world.pay('ana', orderId, '4000000000000002')) as { clientSecret: string }
    await world.later(7 * 24 * 60 + 1)
    expect(await world.payments.pay(clientSecret, '4242424242424242')).toMatchObject({ state: 'declined' })
    expect((await world.registration('r1')).status).toBe('expired')
  })
})
