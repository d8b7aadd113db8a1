import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '../../../../src/domain/events/events.collection'
import { weekends } from '../../../../src/domain/guide/editions.collection'
import { eventsInGuideOrder, weekendOfEvent } from '../../../../src/domain/guide/events/events-in-guide-order'
import { GuideEventOrder } from '../../../../src/domain/guide/events/guide-event-order'
import { missingInGuide } from '../../../../src/domain/guide/events/missing-in-guide'
import type { GuidePageOf } from '../../../../src/domain/guide/pages/guide-page-types'
import { planGuidePages } from '../../../../src/domain/guide/pages/plan-guide-pages'
import type { PublishedEvent } from '../../../../src/domain/guide/publishing/guide-snapshot-types'
import { publishSnapshot } from '../../../../src/domain/guide/publishing/publish-snapshot.contract'
import { nextEvents } from '../../../../src/domain/guide/reading/next-events'
import { PublishedGuide } from '../../../../src/domain/guide/reading/published-guide'
import { PublicSetService } from '../../../../src/domain/publishing/public-set-service'
import { dataOf } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { guideIndex, weekend } from '../guide-index'

const tz = 'America/Los_Angeles'
const first = weekend(1, ['2027-10-16', '11:00', '18:00'], ['2027-10-17', '11:00', '18:00'])
const second = weekend(2, ['2027-10-23', '11:00', '18:00'])
const at = (id: string, local: string, more: { weekend?: number; order?: number } = {}) => ({ id, start: { local }, ...more })
const event = (id: string, local: string, more: Partial<PublishedEvent> = {}): PublishedEvent => {
  const time = wallTime(local, tz)
  const start = { local: time.local, tz, utc: time.utc.toISOString() }
  return { id, title: id, summary: `Summary of ${id}`, start, end: start, venue: 'Pier', tags: [], ...more }
}

describe('the order of the events in the guide', () => {
  it('is by weekend, in each by the number that staff gave, and then by time', () => {
    const all = [
      at('late', '2027-10-17T18:00'),
      at('second', '2027-10-23T11:00', { order: 1 }),
      at('last of the first', '2027-10-16T11:00', { order: 20 }),
      at('opens it', '2027-10-17T20:00', { order: 10 }),
      at('early', '2027-10-16T10:00'),
    ]
    expect(eventsInGuideOrder(all, [first, second]).map(({ id }) => id)).toEqual(['opens it', 'last of the first', 'early', 'late', 'second'])
  })

  it('has an event of a weekday where its day is, unless staff chose a weekend for it', () => {
    const all = [at('reception', '2027-10-20T19:00'), at('sunday', '2027-10-17T12:00'), at('next', '2027-10-23T12:00')]
    const ids = (some: typeof all) => eventsInGuideOrder(some, [first, second]).map(({ id }) => id)
    expect(ids(all)).toEqual(['sunday', 'reception', 'next'])
    expect(weekendOfEvent(all[0]!, [first, second])).toBeUndefined()
    const chosen = [{ ...all[0]!, weekend: 2, order: 1 }, ...all.slice(1)]
    expect(weekendOfEvent(chosen[0]!, [first, second])).toBe(second)
    expect(ids([{ ...all[0]!, weekend: 1, order: 1 }, ...all.slice(1)])).toEqual(['reception', 'sunday', 'next'])
  })
})

describe('what an event lacks in the guide', () => {
  const complete = { status: 'published', summary: 'A talk', address: '1 Pier', pin: { lat: 1, lng: 2 }, imageId: 'i', tags: ['Talk'] } as const
  it.each([
    ['nothing', {}, true, []],
    ['its publication, its weekend and its text', { status: 'pending', summary: ' ' }, false, ['published', 'text', 'weekend']],
    ['no summary where it has a text for print', { summary: '', printText: 'Come.' }, true, []],
    ['a place, which a studio would give it', { address: undefined, pin: undefined }, true, ['place', 'pin']],
    ['a pin, though it is in a studio', { address: undefined, pin: undefined, listingId: 'l' }, true, ['pin']],
    ['no place where it is online alone', { address: undefined, pin: undefined, onlineUrl: 'https://meet.example' }, true, []],
    ['a picture and tags', { imageId: undefined, tags: [] }, true, ['picture', 'tags']],
  ] as const)('is %s', (_, change, isOnWeekend, missing) => {
    expect(missingInGuide({ ...complete, ...change } as never, isOnWeekend)).toEqual(missing)
  })
})

describe('the printed guide', () => {
  it('has the events in the order of the staff, with their text for print', () => {
    const guide = guideIndex({
      weekends: [first, second],
      events: [event('talk', '2027-10-16T12:00'), event('party', '2027-10-16T20:00', { order: 1, printText: 'Dance on the pier.' })],
    })
    const input = { guide, organisation: { name: 'Open Studios', sponsors: [] }, details: new Map(), articleTexts: new Map(), adPages: [] }
    const pages = planGuidePages(input).filter((page): page is GuidePageOf<'events'> => page.kind === 'events')
    expect(pages.flatMap(({ events: own }) => own.map(({ id, summary }) => [id, summary]))).toEqual([
      ['party', 'Dance on the pier.'],
      ['talk', 'Summary of talk'],
    ])
  })
})

describe('a front page', () => {
  it('always has what is featured, as long as it lies ahead, and stays in the order of time', () => {
    const all = [1, 2, 3, 4].map(n => event(`e${n}`, `2027-10-${10 + n}T12:00`, n === 4 || n === 1 ? { featured: true } : {}))
    const shown = (on: string) => nextEvents(all, wallTime(on, tz).utc, 2).map(({ id }) => id)
    expect(shown('2027-10-01T00:00')).toEqual(['e1', 'e4'])
    expect(shown('2027-10-12T00:00')).toEqual(['e2', 'e4'])
  })
})

describe('staff of the guide', () => {
  let world: MemoryWorld
  const records = () => world.context.systemRecords
  const ofEdition = () => records().find(events, { where: [['editionId', '==', '2027']] })
  const saturday = async () => {
    const days = await records().find(weekends, { params: { edition: '2027' } })
    const all = (await ofEdition()).map(one => ({ ...one, order: one.guideOrder, weekend: days.find(({ id }) => id === one.weekendId)?.n }))
    return eventsInGuideOrder(all, days).filter(one => weekendOfEvent(one, days)?.n === 1)
  }

  beforeEach(async () => {
    world = await memoryWorld({ sample: true, as: 'guideadmin' })
  })

  it('move an event within its weekend, and back to the order of time', async () => {
    const before = (await saturday()).map(({ id }) => id)
    const order = world.services.get(GuideEventOrder)
    expect(await order.move(before[1]!, 'earlier')).toBe(before.length)
    expect((await saturday()).map(({ id }) => id)).toEqual([before[1], before[0], ...before.slice(2)])
    expect(await order.move(before[1]!, 'earlier')).toBe(0)
    expect(await order.move(before[0]!, 'later')).toBe(2)
    expect((await saturday()).map(({ id }) => id)).toEqual([before[1], before[2], before[0], ...before.slice(3)])
    expect(await order.orderByTime(before[0]!)).toBe(before.length)
    expect((await saturday()).every(({ guideOrder }) => guideOrder === undefined)).toBe(true)
  })

  it('see the published guide behind what they change, and visitors get it with the next publication', async () => {
    const [some] = (await saturday()).filter(({ status }) => status === 'published')
    const changes = async () => (await world.services.get(PublicSetService).guide('2027').read()).changes
    const had = await changes()
    await records().change(events, (await records().get(events, some!.id))!, { featured: true, printText: 'Come early.', guideOrder: 5 })
    expect(await changes()).toBe(had + 1)
    const another = dataOf(events, (await records().get(events, some!.id))!)
    await records().commit(records().creating(events, 'last-year', { ...another, editionId: '2026' }))
    expect(await changes()).toBe(had + 1)
    await world.call(publishSnapshot, { editionId: '2027', makeCurrent: false })
    const published = (await world.services.get(PublishedGuide).index('2027'))!.events.find(({ id }) => id === some!.id)
    expect(published).toMatchObject({ featured: true, printText: 'Come early.', order: 5 })
  })
})
