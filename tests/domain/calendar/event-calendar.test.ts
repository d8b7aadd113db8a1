import { beforeEach, describe, expect, it } from 'vitest'
import { artists } from '../../../src/domain/artists/artists.collection'
import type { CalendarIndex } from '../../../src/domain/calendar/calendar-snapshot-types'
import { EventCalendar } from '../../../src/domain/calendar/event-calendar'
import { publishCalendar } from '../../../src/domain/calendar/publish-calendar.contract'
import { events } from '../../../src/domain/events/events.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { PublicSetService } from '../../../src/domain/publishing/public-set-service'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { dataOf, Records } from '../../../src/domain/shared/records/records'
import { WallClock } from '../../../src/domain/shared/time/wall-clock'
import { wallTime } from '../../../src/domain/shared/time/wall-time'
import { seedSmallCity, year } from '../../support/small-city'
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
let publishing: PublicSetService

beforeEach(async () => {
  staff = await staffWorld({ pid: 'p-staff', adm: 1, sc: 'c' }, new Date('2027-10-16T18:00:00Z'))
  records = new Records(staff.store, { current: undefined })
  calendar = staff.services.get(EventCalendar)
  publishing = staff.services.get(PublicSetService)
})

const plant = (id: string, change: Partial<Event> = {}) => records.commit(records.creating(events, id, { ...talk, ...change }))

describe('the calendar', () => {
  it('does not exist before its first publication', async () => {
    await plant('talk')
    expect([await calendar.index(), await calendar.event('talk'), await calendar.baseMap()]).toEqual([undefined, undefined, undefined])
  })

  it('contains only public events, by time', async () => {
    await plant('talk')
    await plant('over', { status: 'past', start: wallTime('2027-01-07T11:00', tz), end: wallTime('2027-01-07T12:00', tz) })
    for (const status of ['draft', 'pending', 'changes', 'rejected'] as const) await plant(status, { status })
    await plant('off', { status: 'cancelled', cancelReason: 'No lamps.' })
    expect(await staff.call(publishCalendar, {})).toMatchObject({ events: 3 })
    expect((await calendar.index())?.events.map(({ id, cancelled }) => [id, cancelled])).toEqual([
      ['over', undefined],
      ['off', true],
      ['talk', undefined],
    ])
    for (const id of ['draft', 'pending', 'changes', 'rejected', 'constructor', '']) expect(await calendar.event(id)).toBeUndefined()
    expect(await calendar.event('off')).toMatchObject({ event: { cancelled: true }, cancelReason: 'No lamps.' })
    expect(await calendar.event('talk')).toMatchObject({ body: 'All about lamps.', capacity: 20, hosts: [] })
  })

  it('is asked for what is to come without what is over, on the day that is shown', async () => {
    await plant('talk')
    await plant('over', { start: wallTime('2027-10-16T09:00', tz), end: wallTime('2027-10-16T11:00', tz) })
    await plant('running', { start: wallTime('2027-10-16T09:00', tz), end: wallTime('2027-10-16T11:01', tz) })
    await staff.call(publishCalendar, {})
    const idsOf = (index: CalendarIndex | undefined) => index?.events.map(({ id }) => id)
    expect(idsOf(await calendar.coming())).toEqual(['running', 'talk'])
    const told: (readonly string[] | undefined)[] = []
    const stop = calendar.watchComing(
      index => told.push(idsOf(index)),
      error => expect.fail(error.message),
    )
    await expect.poll(() => told).toEqual([['running', 'talk']])
    staff.services.get(WallClock).simulate(new Date('2027-10-16T18:01:00Z'))
    await plant('later')
    await staff.call(publishCalendar, {})
    await expect.poll(() => told.at(-1)).toEqual(['later', 'talk'])
    stop()
    expect(idsOf(await calendar.index())).toEqual(['over', 'running', 'later', 'talk'])
  })

  it('names the hosts who have a public profile, and draws the neighborhoods of the city', async () => {
    await seedSmallCity(records)
    const [ana] = [(await records.get(artists, 'ana'))!]
    await records.commit(records.creating(artists, 'bo', { ...dataOf(artists, ana), handle: 'bo', displayName: 'Bo', status: 'hidden' }))
    await plant('shown', { hostIds: ['bo', 'ana', 'nobody'] })
    await staff.call(publishCalendar, {})
    expect((await calendar.event('shown'))?.hosts).toEqual([{ id: 'ana', handle: 'ana', name: 'Ana Núñez' }])
    expect(
      (await calendar.baseMap())?.neighbourhoods.map(({ id, name, colour, order, outline }) => [id, name, colour, order, outline.length]),
    ).toEqual([
      ['hill', 'Hill', 'plum', 0, 0],
      ['dock', 'Docks', 'teal', 1, 1],
    ])
  })

  it('keeps the wall time on the day the clocks go back', async () => {
    await plant('talk')
    await staff.call(publishCalendar, {})
    expect((await calendar.event('talk'))?.event.start).toEqual({ local: '2027-11-07T11:00', tz, utc: '2027-11-07T19:00:00.000Z' })
  })

  it('has a reason only for canceled events, and omits missing pictures', async () => {
    await records.commit(
      records.creating(images, 'i', {
        ownerId: 'p',
        path: 'gone.svg',
        width: 4,
        height: 5,
        mime: 'image/svg+xml',
        alt: 'A lamp',
        isPublic: true,
        usedIn: [],
        status: 'ready',
      }),
    )
    await plant('talk', { cancelReason: 'Left over from last year.', imageId: 'i' })
    await staff.call(publishCalendar, {})
    const sheet = (await calendar.event('talk'))!
    expect([sheet.cancelReason, sheet.event.picture]).toEqual([undefined, undefined])
  })

  it('is published by a server whose clock is behind that of the last one', async () => {
    await plant('talk')
    await staff.call(publishCalendar, {})
    staff.localMode.setNow(new Date(staff.clock.now().getTime() - 60_000))
    await records.change(events, (await records.get(events, 'talk'))!, { title: 'Lamp talk, later' })
    await staff.call(publishCalendar, {})
    expect((await calendar.event('talk'))?.event.title).toBe('Lamp talk, later')
  })

  it('stays the same until a record changes, and then notifies open pages', async () => {
    await plant('talk')
    const { hash } = await staff.call(publishCalendar, {})
    const told: (string | undefined)[] = []
    const stop = calendar.watchEvent(
      'talk',
      sheet => told.push(sheet?.event.title),
      error => told.push(error.message),
    )
    await expect.poll(() => told).toEqual(['Lamp talk'])
    expect((await staff.call(publishCalendar, {})).hash).toBe(hash)
    await records.commit(records.changing(events, (await records.get(events, 'talk'))!, { title: 'Lantern talk' }))
    expect((await staff.call(publishCalendar, {})).hash).not.toBe(hash)
    await expect.poll(() => told).toEqual(['Lamp talk', 'Lantern talk'])
    stop()
  })

  it('can be published only by staff', async () => {
    await staff.enter({ pid: 'p-other', adm: 1, sc: 'm' })
    await expect(staff.call(publishCalendar, {})).rejects.toMatchObject({ code: 'permission-denied' })
    await staff.enter(undefined)
    await expect(staff.call(publishCalendar, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('costs a visitor one read and one file, for any number of events', async () => {
    for (let i = 0; i < 40; i++) await plant(`talk-${i}`, { title: `Talk ${i}` })
    await staff.call(publishCalendar, {})
    const read: string[] = []
    const counting = {
      get: (path: string) => (read.push(path), staff.documents.get(path)),
      read: (path: string) => (read.push(path), staff.storage.read(path)),
    }
    const visitor = new EventCalendar(
      new Records(Object.assign(Object.create(staff.documents), counting), { current: undefined }),
      Object.assign(Object.create(staff.storage), counting),
      staff.services.get(WallClock),
    )
    const { event, related } = (await visitor.event('talk-7'))!
    expect([event.id, related.length]).toEqual(['talk-7', 10])
    expect(read).toEqual(['snapshots/events', expect.stringMatching(/^snapshots\/events\/[0-9a-f]{16}\/details-\d\.json$/)])
  })

  it('shows the studio of an event, and the neighborhoods of its city and of its events', async () => {
    await seedSmallCity(records)
    await plant('near', { siteId: 'mill', neighbourhoodId: 'dock', listingId: 'cy', editionId: year })
    await plant('away', { neighbourhoodId: 'far' })
    await plant('before', { neighbourhoodId: 'old' })
    await records.commit(records.changing(listings, (await records.get(listings, 'cy'))!, { status: 'published', mapNumber: 12 }))
    await staff.call(publishCalendar, {})
    expect((await calendar.event('near'))!.event).toMatchObject({ listingId: 'cy', number: '12' })
    const { neighbourhoods } = (await calendar.index())!
    expect(neighbourhoods).toEqual([
      { id: 'far', name: 'Elsewhere' },
      { id: 'hill', name: 'Hill' },
      { id: 'dock', name: 'Docks' },
      { id: 'old', name: 'Old quarter' },
    ])
    await records.commit(records.deleting(events, 'away'), records.deleting(events, 'before'))
    await staff.call(publishCalendar, {})
    expect((await calendar.index())!.neighbourhoods.map(({ id }) => id)).toEqual(['hill', 'dock'])
  })

  it('can be published empty', async () => {
    await staff.call(publishCalendar, {})
    expect((await calendar.index()) satisfies CalendarIndex | undefined).toMatchObject({ events: [], buckets: 1 })
  })
})

describe('the subscribed calendar file', () => {
  const organisationOf = (website?: string): DataOf<typeof organisation> => ({
    name: 'Lamp Street Arts',
    shortName: 'Lamps',
    season: 'Open studios',
    tagline: 'Come in.',
    tz,
    city: 'Lampton',
    address: '1 Lamp Street',
    email: 'office@lamps.example',
    accent: 'red',
    links: [],
    sponsors: [],
    ...(website && { website }),
  })
  const feed = async () => (await staff.storage.read('snapshots/events/calendar.ics')).text()

  it('is written at a fixed address when the calendar changes, with links to the site', async () => {
    await records.commit(records.creating(organisation, organisationId, organisationOf('https://lamps.example/')))
    await plant('talk')
    await staff.call(publishCalendar, {})
    const first = await feed()
    expect(first).toContain('X-WR-CALNAME:Lamp Street Arts\r\n')
    expect(first).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Los_Angeles\r\n')
    expect(first).toContain('UID:talk@lamps.example\r\n')
    expect(first).toContain('URL:https://lamps.example/events/talk\r\n')
    expect((await staff.storage.read('snapshots/events/calendar.ics')).type).toMatch(/^text\/calendar/)

    staff.localMode.setNow(new Date('2027-10-17T18:00:00Z'))
    await staff.call(publishCalendar, {})
    expect(await feed()).toBe(first)
    await records.commit(records.changing(events, (await records.get(events, 'talk'))!, { title: 'Lantern talk' }))
    await staff.call(publishCalendar, {})
    expect(await feed()).toContain('SUMMARY:Lantern talk\r\n')
  })

  it('is not written if the site’s address is unknown', async () => {
    await records.commit(records.creating(organisation, organisationId, organisationOf()))
    await plant('talk')
    await staff.call(publishCalendar, {})
    await expect(feed()).rejects.toMatchObject({ code: 'object-not-found' })
  })
})

describe('what has changed since the calendar was published', () => {
  it('is everything before the first publication, nothing after it, and then each change', async () => {
    await plant('talk')
    await plant('draft', { status: 'draft' })
    const told: unknown[] = []
    const stop = publishing.calendar().watch(
      state => told.push([state.publishedAt?.toISOString(), state.changes]),
      error => told.push(error.message),
    )
    await expect.poll(() => told.at(-1)).toEqual([undefined, 1])
    await staff.call(publishCalendar, {})
    await expect.poll(() => told.at(-1)).toEqual(['2027-10-16T18:00:00.000Z', 0])
    staff.localMode.setNow(new Date('2027-10-16T19:00:00Z'))
    await records.commit(records.changing(events, (await records.get(events, 'talk'))!, { title: 'Lantern talk' }))
    await expect.poll(() => told.at(-1)).toEqual(['2027-10-16T18:00:00.000Z', 1])
    stop()
    const until = told.length
    await staff.call(publishCalendar, {})
    expect(await publishing.calendar().read()).toEqual({ publishedAt: new Date('2027-10-16T19:00:00Z'), changes: 0 })
    staff.localMode.setNow(new Date('2027-10-16T20:00:00Z'))
    await plant('after')
    expect(await publishing.calendar().read()).toMatchObject({ changes: 1 })
    expect(told).toHaveLength(until)
  })

  it('includes only what visitors read, not events that wait for review', async () => {
    await plant('talk')
    await staff.call(publishCalendar, {})
    staff.clock.setNow(new Date('2027-10-16T18:05:00Z'))
    for (const status of ['draft', 'pending', 'changes', 'rejected'] as const) await plant(status, { status })
    expect((await publishing.calendar().read()).changes).toBe(0)
    await records.commit(records.changing(events, (await records.get(events, 'talk'))!, { status: 'cancelled' }))
    await records.commit(records.changing(events, (await records.get(events, 'pending'))!, { status: 'published' }))
    expect((await publishing.calendar().read()).changes).toBe(2)
  })
})
