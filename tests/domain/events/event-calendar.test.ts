import { beforeEach, describe, expect, it } from 'vitest'
import { images } from '../../../src/domain/content/images'
import type { CalendarIndex } from '../../../src/domain/events/calendar-snapshot'
import { EventCalendar } from '../../../src/domain/events/event-calendar'
import { events } from '../../../src/domain/events/events'
import type { DataOf } from '../../../src/domain/shared/collection'
import { Records } from '../../../src/domain/shared/records'
import { wallTime } from '../../../src/domain/shared/wall-time'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

type Event = DataOf<typeof events>
const tz = 'America/Los_Angeles'
const talk: Event = {
  title: 'Lamp talk',
  summary: 'About lamps.',
  body: 'All about lamps.',
  start: wallTime('2027-11-07T11:00', tz),
  end: wallTime('2027-11-07T12:00', tz),
  venue: 'Old Mill',
  tags: ['Talk'],
  price: { cents: 0, cur: 'usd' },
  capacity: 20,
  hostIds: [],
  status: 'published',
}

let staff: StaffWorld
let records: Records
let calendar: EventCalendar

beforeEach(async () => {
  staff = await staffWorld({ pid: 'p-staff', adm: 1, sc: 'c' }, new Date('2027-10-16T18:00:00Z'))
  records = new Records(staff.store, { current: undefined })
  calendar = staff.services.get(EventCalendar)
})

const plant = (id: string, change: Partial<Event> = {}) => records.commit(records.creating(events, id, { ...talk, ...change }))

describe('the calendar', () => {
  it('is not there before somebody publishes it', async () => {
    await plant('talk')
    expect([await calendar.index(), await calendar.event('talk'), await calendar.ground()]).toEqual([undefined, undefined, undefined])
  })

  it('holds what visitors may see, by time, and nothing else under any address', async () => {
    await plant('talk')
    await plant('over', { status: 'past', start: wallTime('2027-01-07T11:00', tz), end: wallTime('2027-01-07T12:00', tz) })
    for (const status of ['draft', 'pending', 'changes', 'rejected'] as const) await plant(status, { status })
    await plant('off', { status: 'cancelled', cancelReason: 'No lamps.' })
    expect(await calendar.publish()).toMatchObject({ events: 3 })
    expect((await calendar.index())?.events.map(({ id, cancelled }) => [id, cancelled])).toEqual([
      ['over', undefined],
      ['off', true],
      ['talk', undefined],
    ])
    for (const id of ['draft', 'pending', 'changes', 'rejected', 'constructor', '']) expect(await calendar.event(id)).toBeUndefined()
    expect(await calendar.event('off')).toMatchObject({ event: { cancelled: true }, cancelReason: 'No lamps.' })
    expect(await calendar.event('talk')).toMatchObject({ body: 'All about lamps.', capacity: 20, hosts: [] })
  })

  it('keeps the wall time on the day the clocks go back', async () => {
    await plant('talk')
    await calendar.publish()
    expect((await calendar.event('talk'))?.event.start).toEqual({ local: '2027-11-07T11:00', tz, utc: '2027-11-07T19:00:00.000Z' })
  })

  it('tells a reason only of what is cancelled, and leaves out a picture that is gone', async () => {
    await records.commit(
      records.creating(images, 'i', {
        ownerId: 'p',
        path: 'gone.svg',
        width: 4,
        height: 5,
        mime: 'image/svg+xml',
        alt: 'A lamp',
        usedIn: [],
        status: 'ready',
      }),
    )
    await plant('talk', { cancelReason: 'Left over from last year.', imageId: 'i' })
    await calendar.publish()
    const sheet = (await calendar.event('talk'))!
    expect([sheet.cancelReason, sheet.event.picture]).toEqual([undefined, undefined])
  })

  it('is the same to the letter until a record changes, and then tells who looks', async () => {
    await plant('talk')
    const { hash } = await calendar.publish()
    const told: (string | undefined)[] = []
    const stop = calendar.watchEvent(
      'talk',
      sheet => told.push(sheet?.event.title),
      error => told.push(error.message),
    )
    await expect.poll(() => told).toEqual(['Lamp talk'])
    expect((await calendar.publish()).hash).toBe(hash)
    await records.commit(records.changing(events, (await records.get(events, 'talk'))!, { title: 'Lantern talk' }))
    expect((await calendar.publish()).hash).not.toBe(hash)
    await expect.poll(() => told).toEqual(['Lamp talk', 'Lantern talk'])
    stop()
  })

  it('is published by staff alone', async () => {
    await staff.enter({ pid: 'p-other', adm: 1, sc: 'm' })
    await expect(calendar.publish()).rejects.toMatchObject({ code: 'permission-denied' })
    await staff.enter(undefined)
    await expect(calendar.publish()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('costs a visitor the pointer and one file, however many events there are', async () => {
    for (let i = 0; i < 40; i++) await plant(`talk-${i}`, { title: `Talk ${i}` })
    await calendar.publish()
    const read: string[] = []
    const counting = {
      get: (path: string) => (read.push(path), staff.documents.get(path)),
      read: (path: string) => (read.push(path), staff.storage.read(path)),
    }
    const visitor = new EventCalendar(
      new Records(Object.assign(Object.create(staff.documents), counting), { current: undefined }),
      Object.assign(Object.create(staff.storage), counting),
      staff.functions,
    )
    const { event, related } = (await visitor.event('talk-7'))!
    expect([event.id, related.length]).toEqual(['talk-7', 10])
    expect(read).toEqual(['snapshots/events', expect.stringMatching(/^snapshots\/events\/[0-9a-f]{16}\/details-\d\.json$/)])
  })

  it('publishes nothing as nothing', async () => {
    await calendar.publish()
    expect((await calendar.index()) satisfies CalendarIndex | undefined).toMatchObject({ events: [], buckets: 1 })
  })
})
