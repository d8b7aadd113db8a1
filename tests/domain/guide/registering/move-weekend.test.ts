import type { InferOutput } from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { editions, weekends } from '../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import type { moveWeekend } from '../../../../src/domain/guide/registering/move-weekend.contract'
import { moveWeekendHandler } from '../../../../src/domain/guide/registering/move-weekend.handler'
import { registrations, roster } from '../../../../src/domain/guide/registrations.collection'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { type RegistrationWorld, registrationWorld, type Wanted } from '../../../support/shop/registration-world'
import { opening } from '../../../support/small-city'

const reason = 'The stairs of the house are closed that week.'
let world: RegistrationWorld

beforeEach(async () => {
  world = await registrationWorld({ 'dock-house': 1, 'mill-house': 1 })
  for (const [id, date] of Object.entries({ '1': '2027-10-16', '2': '2027-10-23' })) {
    const weekend = await world.behind.get(weekends, id, { edition: '2027' })
    await world.behind.change(weekends, weekend!, { days: [{ date, open: '11:00', close: '18:00' }] }, { edition: '2027' })
  }
})

const paid = async (who: string, wanted: Wanted) => world.pay(who, (await world.submit(who, [wanted])).orderId)
const listing = async (id: string) => (await world.behind.get(listings, id))!
const change = async (id: string, of: Partial<StoredOf<typeof listings>>) => world.behind.change(listings, await listing(id), of)
const move = async (id: string, to: Omit<InferOutput<typeof moveWeekend.input>, 'id' | 'rev' | 'reason'>) =>
  world.asStaff(moveWeekendHandler, { id, rev: (await listing(id)).rev, ...to, reason })
const toMill = { weekendId: '2', siteId: 'mill-house' }
const line = async (site: string, id: string) => world.behind.get(roster, id, { site })

describe('moving a listing to another weekend', () => {
  it('gives up its place for one there, with its hours, its line of the roster and its host, and tells its artist once why', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await world.wait('bo', { id: 'r2', where: 'dock-house' })
    await change('r1', { openings: [opening('2027-10-16', '11:00', '18:00')], ownerIds: ['ana', 'hal'] })
    await move('r1', toMill)
    expect(await world.registration('r1')).toMatchObject({ status: 'paid', weekendId: '2', siteId: 'mill-house', neighbourhoodId: 'mill' })
    const moved = await listing('r1')
    expect([moved.siteId, moved.neighbourhoodId, moved.ownerIds]).toEqual(['mill-house', 'mill', ['ana', 'hal']])
    expect(moved.openings.map(({ start, end }) => [start.local, end.local])).toEqual([['2027-10-23T11:00', '2027-10-23T18:00']])
    expect([await world.placesOf('mill-house'), (await world.registration('r2')).status]).toEqual([{ takenBy: ['r1'], line: [] }, 'offered'])
    expect([await line('dock-house', 'r1'), (await line('mill-house', 'r1'))?.name]).toEqual([undefined, 'Studio r1'])
    const told = world.localMode.state.outbox.filter(({ subject }) => subject === 'Open Studios 2027: your weekend has changed')
    expect(told.map(({ to, text }) => [to, text.includes(reason), text.includes('mill-house')])).toEqual([['ana@post.example', true, true]])
  })
  it('leaves it to its artist, who was the host of the building before', async () => {
    await world.behind.change(sites, (await world.behind.get(sites, 'dock-house'))!, { hostId: 'ana' })
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await move('r1', toMill)
    expect((await listing('r1')).ownerIds).toEqual(['ana', 'hal'])
  })
  it('is refused where a colleague changed the listing after it was looked at', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    const { rev } = await listing('r1')
    await change('r1', { blurb: 'Prints and boats' })
    await expect(world.asStaff(moveWeekendHandler, { id: 'r1', rev, ...toMill, reason })).rejects.toMatchObject({
      details: { rule: 'record-overtaken' },
    })
    expect((await listing('r1')).siteId).toBe('dock-house')
  })
  it('gives it to the host whom the other building has by then', async () => {
    const { behind, context } = world
    await paid('ana', { id: 'r1', where: 'dock-house' })
    const { documents } = context
    const get = documents.get.bind(documents)
    let isChanged = false
    // After the building was read for the first time.
    documents.get = async path => {
      const found = await get(path)
      if (path === 'sites/mill-house' && !isChanged) {
        isChanged = true
        await behind.change(sites, (await behind.get(sites, 'mill-house'))!, { hostId: 'ida' })
      }
      return found
    }
    await move('r1', toMill)
    expect(isChanged).toBe(true)
    expect((await listing('r1')).ownerIds).toEqual(['ana', 'ida'])
  })
  it('moves a studio of their own, whose pin waits to be placed at the other address', async () => {
    await paid('ana', { id: 'r1', where: 'dock' })
    await change('r1', { pin: { lat: 37.7, lng: -122.4, confidence: 'confirmed' } })
    await move('r1', { weekendId: '2', street: '5 Park Lane', neighbourhoodId: 'park' })
    expect(await listing('r1')).toMatchObject({ address: '5 Park Lane', neighbourhoodId: 'park' })
    expect((await listing('r1')).pin).toBeUndefined()
    expect((await world.registration('r1')).ownAddress?.line1).toBe('5 Park Lane')
  })
  it.each([
    ['stays in its building', 'dock-house', {}, 'B2'],
    ['stays in its building, which staff name', 'dock-house', { siteId: 'dock-house' }, 'B2'],
    ['gets another room of its building', 'dock-house', { unit: 'C3' }, 'C3'],
    ['stays in its own studio', 'dock', {}, 'B2'],
    ['stays in its own studio, whose street staff name', 'dock', { street: '1 dock Street', neighbourhoodId: 'dock' }, 'B2'],
    ['gets another room in the house of its own studio', 'dock', { unit: 'C3' }, 'C3'],
    ['goes to another building', 'dock-house', { siteId: 'mill-house' }, undefined],
    ['goes into a building', 'dock', { siteId: 'mill-house' }, undefined],
    ['goes to another street', 'dock', { street: '5 Park Lane', neighbourhoodId: 'park' }, undefined],
  ])('that %s has its unit in the guide, in its registration and for its host', async (_, where, to, unit) => {
    const { behind } = world
    await paid('ana', { id: 'r1', where })
    await change('r1', { unit: 'B2', pin: { lat: 37.7, lng: -122.4, confidence: 'confirmed' } })
    await behind.change(registrations, await world.registration('r1'), { unit: 'B2' })
    const neighbourhoodIds = { '1': ['hill'], '2': ['dock', 'mill', 'park'] }
    for (const [id, ids] of Object.entries(neighbourhoodIds)) {
      const weekend = (await behind.get(weekends, id, { edition: '2027' }))!
      await behind.change(weekends, weekend, { neighbourhoodIds: ids }, { edition: '2027' })
    }
    await move('r1', { weekendId: '2', ...to })
    const [moved, registration] = [await listing('r1'), await world.registration('r1')]
    expect([registration.weekendId, moved.unit, registration.unit]).toEqual(['2', unit, unit])
    const { siteId, pin } = moved
    expect(siteId === undefined ? unit : (await line(siteId, 'r1'))?.unit).toBe(unit)
    // Whoever stays in the house keeps the pin that was confirmed.
    expect(pin?.confidence === 'confirmed').toBe(unit !== undefined)
  })
  it.each([
    ['on the street where it is, which staff name again', { street: '1 dock Street' }, '94124'],
    ['on the street where it is, with the postcode that staff correct', { street: '1 dock Street', postcode: '94107' }, '94107'],
    ['on another street', { street: '5 Park Lane' }, undefined],
  ])('a studio of their own %s has the postcode of its own house', async (_, where, postcode) => {
    await paid('ana', { id: 'r1', where: 'dock' })
    const { ownAddress } = await world.registration('r1')
    await world.behind.change(registrations, await world.registration('r1'), { ownAddress: { ...ownAddress!, postcode: '94124' } })
    await move('r1', { weekendId: '1', neighbourhoodId: 'dock', ...where })
    const address = (await world.registration('r1')).ownAddress
    expect([address?.line1, address?.postcode]).toEqual([where.street, postcode])
  })
  it('is refused where no place is free, and everything stays', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await paid('bo', { id: 'r2', where: 'mill-house' })
    await expect(move('r1', toMill)).rejects.toMatchObject({ details: { rule: 'building-full' } })
    expect([await world.placesOf('dock-house'), (await listing('r1')).siteId]).toEqual([{ takenBy: ['r1'], line: [] }, 'dock-house'])
  })
  it.each([
    ['to a weekend on which its place is not open', { weekendId: '2' }, 'wrong-weekend'],
    ['to a neighborhood without an address', { weekendId: '2', neighbourhoodId: 'park' }, 'no-address'],
    ['beside the other registration of its artist', toMill, 'weekend'],
  ])('is refused %s', async (_, to, problem) => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await world.behind.commit(
      world.behind.creating(registrations, 'r9', {
        personId: 'ana',
        editionId: '2027',
        n: 2,
        weekendId: '2',
        neighbourhoodId: 'hill',
        insuranceOk: true,
        volunteerHours: 0,
        status: 'paid',
      }),
    )
    await expect(move('r1', to)).rejects.toMatchObject({ details: { rule: 'move-refused', reason: problem } })
  })
  it('is refused once its registration is confirmed for print, or is over', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    for (const status of ['confirmed', 'cancelled'] as const) {
      await world.behind.change(registrations, await world.registration('r1'), { status })
      await expect(move('r1', toMill)).rejects.toMatchObject({ details: { rule: 'illegal-transition', from: status } })
    }
    expect((await listing('r1')).siteId).toBe('dock-house')
  })
  it('is refused from the print lock on, of what was withdrawn, and to anybody but the guide’s staff', async () => {
    await paid('ana', { id: 'r1', where: 'dock-house' })
    await expect(world.as('ana', moveWeekendHandler, { id: 'r1', rev: 1, ...toMill, reason })).rejects.toMatchObject({ code: 'permission-denied' })
    await change('r1', { status: 'withdrawn' })
    await expect(move('r1', toMill)).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
    await change('r1', { status: 'approved', printLockedAt: world.clock.now() })
    await expect(move('r1', toMill)).rejects.toMatchObject({ details: { rule: 'print-locked' } })
    await change('r1', { printLockedAt: undefined })
    const edition = await world.behind.get(editions, '2027')
    await world.behind.change(editions, edition!, { printLockedAt: world.clock.now() })
    await expect(move('r1', toMill)).rejects.toMatchObject({ details: { rule: 'print-locked' } })
  })
})
