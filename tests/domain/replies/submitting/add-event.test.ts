import { beforeEach, describe, expect, it } from 'vitest'
import { buildingHost } from '../../../../src/adapters/memory/sample/people/sample-cast'
import { EventCalendar } from '../../../../src/domain/calendar/event-calendar'
import { publishDecidedEvents } from '../../../../src/domain/calendar/publish-decided-events.job'
import { reviewEvent } from '../../../../src/domain/calendar/submissions/review-event.contract'
import { eventSubmissions } from '../../../../src/domain/events/event-submissions.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { addEvent } from '../../../../src/domain/replies/submitting/add-event.contract'
import { products } from '../../../../src/domain/shop/products.collection'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

const evening = {
  title: 'An evening of ropes',
  summary: 'Knots, and who ties them.',
  tags: ['Talk'],
  dates: [{ day: '2027-11-20', from: '18:00', until: '20:00' }],
  venue: 'The rope walk',
  pin: { lat: 37.7, lng: -122.3 },
  capacity: 40,
  editionId: '2027',
  featured: true,
  printText: 'Knots.',
}

let world: MemoryWorld
const records = () => world.context.systemRecords
/** What visitors find once the clock has been looked at. */
const inCalendar = async () => {
  await publishDecidedEvents.run(world.context)
  return (await world.services.get(EventCalendar).index())!.events.map(({ title }) => title)
}
const host = buildingHost

beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'contentadmin' })
})

describe('an event that staff enter', () => {
  it('is public at once with all that they entered, one for each date', async () => {
    const dates = ['2027-11-20', '2027-11-27'].map(day => ({ day, from: '18:00', until: '20:00' }))
    const { ids } = await world.call(addEvent, { event: { ...evening, dates }, publish: true })
    const made = await Promise.all(ids.map(id => records().get(events, id)))
    expect(made.map(event => event!.start.local)).toEqual(['2027-11-20T18:00', '2027-11-27T18:00'])
    const { dates: _, ...entered } = evening
    expect(made[0]).toMatchObject({ ...entered, status: 'published', hostIds: [] })
    expect((await inCalendar()).filter(title => title === evening.title)).toHaveLength(2)
    expect(await records().find(eventSubmissions, { where: [['eventId', '==', ids[0]!]] })).toEqual([])
  })

  it('sells its places, if it is published with a price', async () => {
    const price = { cents: 2200, cur: 'usd' as const }
    const add = (event: object, publish = true) => world.call(addEvent, { event: { ...evening, ...event }, publish, ticket: {} })
    await expect(add({})).rejects.toMatchObject({ details: { rule: 'event-ticket-price' } })
    await expect(add({ price }, false)).rejects.toMatchObject({ details: { rule: 'event-ticket-draft' } })
    const { ids } = await add({ price })
    expect(await records().get(events, ids[0]!)).toMatchObject({ hasTicket: true, price, capacity: 40 })
    expect(await records().get(products, ids[0]!)).toMatchObject({ title: evening.title, variants: [{ price }] })
  })

  it('is the organizer’s, who is told of it once', async () => {
    const { ids } = await world.call(addEvent, { event: evening, organizerId: host, publish: true })
    expect((await records().get(events, ids[0]!))?.hostIds).toEqual([host])
    expect(world.localMode.state.outbox.filter(({ link }) => link === `/events/${ids[0]!}`)).toHaveLength(1)
  })

  it('waits for review in the organizer’s name, if it is not published', async () => {
    const { ids } = await world.call(addEvent, { event: evening, organizerId: host, publish: false })
    expect((await records().get(events, ids[0]!))?.status).toBe('pending')
    expect(await inCalendar()).not.toContain(evening.title)
    const [submission] = await records().find(eventSubmissions, { where: [['eventId', '==', ids[0]!]] })
    expect(submission).toMatchObject({ submittedBy: host, status: 'pending', trusted: false })
    await world.call(reviewEvent, { decision: 'approve', items: [{ id: submission!.id, rev: submission!.rev }] })
    expect(await inCalendar()).toContain(evening.title)
  })

  it('is a draft of the office, if it has no organizer and is not published', async () => {
    const { ids } = await world.call(addEvent, { event: evening, publish: false })
    expect(await records().get(events, ids[0]!)).toMatchObject({ status: 'draft', hostIds: [] })
    expect(await records().find(eventSubmissions, { where: [['eventId', '==', ids[0]!]] })).toEqual([])
  })

  it.each([
    ['a date that is over', { dates: [{ day: '2020-01-01', from: '10:00', until: '11:00' }] }, {}],
    ['a guide that does not exist', { editionId: '1950' }, {}],
    ['an organizer who does not exist', {}, { organizerId: 'nobody' }],
  ])('is refused with %s, and nothing is written', async (_, change, who) => {
    await expect(world.call(addEvent, { event: { ...evening, ...change }, ...who, publish: true })).rejects.toBeTruthy()
    expect(await records().find(events, { where: [['title', '==', evening.title]] })).toEqual([])
  })

  it('is entered by staff of the content alone', async () => {
    await world.signInAs('guideadmin')
    await expect(world.call(addEvent, { event: evening, publish: true })).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
