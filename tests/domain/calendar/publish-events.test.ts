import { beforeEach, expect, it } from 'vitest'
import { EventCalendar } from '../../../src/domain/calendar/event-calendar'
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
