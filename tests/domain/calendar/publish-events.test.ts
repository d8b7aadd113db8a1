import { beforeEach, expect, it } from 'vitest'
import { EventCalendar } from '../../../src/domain/calendar/event-calendar'
import { publishCalendarHandler } from '../../../src/domain/calendar/publish-calendar.handler'
import { publishDecidedEvents } from '../../../src/domain/calendar/publish-decided-events.job'
import { publishEvents } from '../../../src/domain/calendar/publish-events.contract'
import { events } from '../../../src/domain/events/events.collection'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
const statusOf = async (id: string) => (await world.store.get(`events/${id}`))!.data['status']

beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'contentadmin' })
})

it('imported events are published in one step, and the next run of the clock puts them into the calendar', async () => {
  expect(await world.call(publishEvents, { ids: ['draft-lecture', 'draft-winter'] })).toEqual({ published: 2, left: [] })
  expect([await publishDecidedEvents.run(world.context), await publishDecidedEvents.run(world.context)]).toEqual([1, 0])
  await world.signInAs(undefined)
  const agenda = await world.services.get(EventCalendar).index()
  expect(agenda?.events.map(({ title }) => title)).toEqual(expect.arrayContaining(['Salt and paper: a lecture', 'Winter market of prints']))
})

it('an event that is decided on while the calendar is published follows by the clock, and a slower publication hides no newer one', async () => {
  const titles = async () => (await world.services.get(EventCalendar).index())!.events.map(({ title }) => title)
  const minute = (n: number) => world.clock.setNow(new Date(Date.UTC(2027, 9, 16, 18, n)))
  /** Publishes the calendar; between its reading and its writing `meanwhile` happens. */
  const publish = (meanwhile: () => Promise<unknown>) => {
    let first: Promise<unknown> | undefined
    const { storage } = world.context
    const upload = (...file: Parameters<typeof storage.upload>) => ({
      done: (first ??= meanwhile()).then(() => storage.upload(...file).done),
      onProgress: () => () => undefined,
    })
    return publishCalendarHandler.run({ ...world.context, storage: Object.assign(Object.create(storage) as typeof storage, { upload }) }, {})
  }
  const decide = async (id: string, at: number) => {
    minute(at)
    await world.call(publishEvents, { ids: [id] })
    minute(at + 1)
  }
  minute(1)
  await world.call(publishEvents, { ids: ['draft-walk'] })
  await publish(() => decide('draft-lecture', 3))
  expect(await titles()).not.toContain('Salt and paper: a lecture')
  expect(await publishDecidedEvents.run(world.context)).toBe(1)
  expect(await titles()).toContain('Salt and paper: a lecture')

  minute(10)
  const records = world.context.systemRecords
  await records.change(events, (await records.get(events, 'draft-walk'))!, { venue: 'At the fountain' })
  await publish(async () => {
    await decide('draft-winter', 12)
    await publishDecidedEvents.run(world.context)
  })
  expect(await titles()).toContain('Winter market of prints')
})

it('imported events get the tags of the vocabulary in place of their synonyms', async () => {
  const records = world.context.systemRecords
  await records.change(events, (await records.get(events, 'draft-lecture'))!, { tags: ['Show', 'Families'] })
  await world.call(publishEvents, { ids: ['draft-lecture'] })
  expect((await records.get(events, 'draft-lecture'))!.tags).toEqual(['Exhibition', 'Family'])
})

it('what is over, what belongs to a host, and what is public already are left as they are', async () => {
  const { left, published } = await world.call(publishEvents, { ids: ['draft-summer', 'wish-zinc', 'draft-walk'] })
  expect({ left, published }).toEqual({ published: 1, left: ['draft-summer', 'wish-zinc'] })
  expect([await statusOf('draft-summer'), await statusOf('wish-zinc'), await statusOf('draft-walk')]).toEqual(['draft', 'pending', 'published'])
  expect(await world.call(publishEvents, { ids: ['draft-walk'] })).toEqual({ published: 0, left: ['draft-walk'] })
})

it('is for the content staff alone', async () => {
  await world.signInAs('peopleadmin')
  await expect(world.call(publishEvents, { ids: ['draft-lecture'] })).rejects.toMatchObject({ code: 'permission-denied' })
})
