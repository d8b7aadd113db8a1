import { beforeEach, describe, expect, it } from 'vitest'
import { editions, neighbourhoods, weekends } from '../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { answerInvitation } from '../../../../src/domain/guide/registering/answer-invitation.contract'
import { invitationId, listingInvitations } from '../../../../src/domain/guide/registering/listing-invitations.collection'
import { notifyWhenOpen } from '../../../../src/domain/guide/registering/notify-when-open.contract'
import { OwnRegistrations } from '../../../../src/domain/guide/registering/own-registrations'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { type RegistrationWorld, registrationWorld } from '../../../support/shop/registration-world'
import { studio } from '../../../support/small-city'

let world: RegistrationWorld
let own: OwnRegistrations

beforeEach(async () => {
  world = await registrationWorld()
  await world.enter({ pid: 'ana' })
  own = world.services.get(OwnRegistrations)
})

const params = { edition: '2027' }
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    error => brokenRuleOf(error)?.rule ?? (error as { code: string }).code,
  )

describe('a call for artists', () => {
  it('shows weekends in their order, neighborhoods and buildings of its city by name, and the prices that hold', async () => {
    const { behind } = world
    const pin = { lat: 37, lng: -122, confidence: 'rooftop' as const }
    const site = { name: 'Annex', city: 'Marrow', address: '2 Quay', pin, kind: 'group' as const, capacity: 1 }
    await behind.commit(
      behind.creating(weekends, '0', { n: 3, name: 'Last', days: [], neighbourhoodIds: [] }, params),
      behind.creating(neighbourhoods, 'away', { name: 'away', city: 'Elsewhere', order: 9, colour: 'red', status: 'active' }),
      behind.creating(neighbourhoods, 'gone', { name: 'gone', city: 'Marrow', order: 9, colour: 'red', status: 'retired' }),
      behind.creating(sites, 'annex', site),
      behind.creating(sites, 'far', { ...site, city: 'Elsewhere' }),
      behind.creating(sites, 'closed', { ...site, deletedAt: world.clock.now() }),
    )
    await world.submit('bo', [{ id: 'r1', where: 'mill-house' }])
    const call = await own.call((await behind.get(editions, '2027'))!).read()
    expect(call.weekends.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(call.neighbourhoods.map(({ name }) => name)).toEqual(['dock', 'hill', 'mill', 'park'])
    expect(call.sites.map(({ id }) => id)).toEqual(['annex', 'dock-house', 'mill-house'])
    expect([...call.places].map(([id, { takenBy }]) => [id, takenBy])).toEqual([['mill-house', ['r1']]])
    expect([call.deadlines.length, call.prices?.version]).toEqual([5, 1])
  })
})

describe('the registrations of an artist', () => {
  it('are begun once, whichever device begins, and listed with the newest first', async () => {
    const id = await own.begin('2027')
    expect(await own.begin('2027')).toBe(id)
    expect(await world.registration(id)).toMatchObject({
      personId: 'ana',
      editionId: '2027',
      n: 1,
      status: 'draft',
      insuranceOk: false,
      volunteerHours: 0,
    })
    await world.later(1)
    await world.enter({ pid: 'ana' })
    const other = await own.begin('2028')
    expect(other).not.toBe(id)
    await world.later(1)
    await world.enter({ pid: 'ana' })
    const last = await own.begin('2029')
    await world.begin('bo', 'r-bo')
    expect((await own.registrations.read()).map(one => one.id)).toEqual([last, other, id])
  })
  it('begin anew beside one that was submitted', async () => {
    await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    await world.enter({ pid: 'ana' })
    expect(await own.begin('2027')).not.toBe('r1')
  })
  it('are none without a person, and nothing is stored for whoever begins', async () => {
    await world.enter(undefined)
    expect([await own.registrations.read(), await own.invitations.read(), await own.waitsForCall('2027')]).toEqual([[], [], false])
    const id = await own.begin('2027')
    expect(await world.registration(id)).toBeUndefined()
  })
})

describe('whoever waits for a call', () => {
  it('is noted once, and may change their mind', async () => {
    expect(await own.waitsForCall('2027')).toBe(false)
    for (const _ of [1, 2]) await world.call(notifyWhenOpen, { editionId: '2027', wanted: true })
    expect([await own.waitsForCall('2027'), await own.waitsForCall('2028')]).toEqual([true, false])
    for (const _ of [1, 2]) await world.call(notifyWhenOpen, { editionId: '2027', wanted: false })
    expect(await own.waitsForCall('2027')).toBe(false)
    expect(await refusal(world.call(notifyWhenOpen, { editionId: '1900', wanted: true }))).toBe('edition-missing')
  })
  it('is told when it opens, with the end of its price, and not before; once', async () => {
    await world.call(notifyWhenOpen, { editionId: '2027', wanted: true })
    const told = () => world.localMode.state.outbox.filter(({ subject }) => subject === 'You can register for Open Studios 2027')
    world.at('2027-02-01T08:00')
    await world.lookAtTheClock()
    expect(told()).toEqual([])
    world.at('2027-02-01T10:00')
    await world.lookAtTheClock()
    world.at('2027-02-01T12:00')
    await world.lookAtTheClock()
    expect(told().map(({ to, text }) => [to, text.includes('until Apr 30, 2027, 11:59 pm PDT')])).toEqual([['ana@post.example', true]])
    await world.enter({ pid: 'ana' })
    expect(await own.waitsForCall('2027')).toBe(false)
  })
  it('is told nothing of a call that closed before anybody looked, and waits no more', async () => {
    await world.call(notifyWhenOpen, { editionId: '2027', wanted: true })
    world.at('2027-06-16T10:00')
    await world.lookAtTheClock()
    expect(world.localMode.state.outbox).toEqual([])
    await world.enter({ pid: 'ana' })
    expect(await own.waitsForCall('2027')).toBe(false)
  })
})

describe('an invitation to register again', () => {
  const invite = async (personId: string, status: 'invited' | 'accepted' | 'declined' | 'used' = 'invited', editionId = '2027') => {
    const id = invitationId(editionId, personId)
    const data = { personId, editionId, fromId: 'then', name: 'Then', carries: ['text' as const], batchId: 'b1', status }
    await world.behind.commit(world.behind.creating(listingInvitations, id, data))
    return id
  }
  it('is shown with its edition and the listing that it begins with, until it is used', async () => {
    await world.behind.commit(world.behind.creating(listings, 'then', studio('Then', { editionId: '2026', ownerIds: ['ana'], status: 'published' })))
    await invite('ana')
    await invite('ana', 'declined', '2028')
    await invite('ana', 'used', '2025')
    await invite('bo')
    expect((await own.invitations.read()).map(({ edition, status, source }) => `${edition}: ${status}, ${source?.displayName}`).toSorted()).toEqual([
      'Edition 2028: declined, Then',
      'Open Studios 2027: invited, Then',
    ])
  })
  it('is answered by its artist alone, as often as they change their mind, until it is used', async () => {
    const id = await invite('ana')
    expect(await refusal(world.call(answerInvitation, { id: await invite('bo'), answer: 'accept' }))).toBe('not-found')
    for (const [answer, status] of [
      ['accept', 'accepted'],
      ['accept', 'accepted'],
      ['decline', 'declined'],
      ['decline', 'declined'],
      ['accept', 'accepted'],
    ] as const)
      expect(await world.call(answerInvitation, { id, answer })).toEqual({ status })
    const invitation = (await world.behind.get(listingInvitations, id))!
    // The same answer again writes nothing.
    expect(invitation.rev).toBe(4)
    await world.behind.change(listingInvitations, invitation, { status: 'used' })
    expect(await refusal(world.call(answerInvitation, { id, answer: 'decline' }))).toBe('illegal-transition')
  })
})
