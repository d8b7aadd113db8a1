import { expect, it } from 'vitest'
import { SeasonDates } from '../../../../src/domain/guide/clock/season-dates'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { editions, weekends } from '../../../../src/domain/guide/editions.collection'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { memoryWorld } from '../../../support/memory-world'

it('the dates of a season are in chronological order, with the first and last day of each weekend, for everybody', async () => {
  const world = await memoryWorld()
  const { systemRecords: behind } = world.context
  const params = { edition: '2031' }
  const deadline = (key: 'printLock' | 'guideOut' | 'callOpens', at: string) =>
    behind.commit(behind.creating(deadlines, key, { key, at: wallTime(at, 'America/Los_Angeles'), reminders: [] }, params))
  const weekend = (n: number, ...days: readonly string[]) =>
    behind.commit(
      behind.creating(
        weekends,
        `w${n}`,
        { n, name: `Weekend ${n}`, days: days.map(date => ({ date, open: '11:00', close: '18:00' })), neighbourhoodIds: [] },
        params,
      ),
    )
  await deadline('printLock', '2031-08-31T23:30')
  await deadline('guideOut', '2031-10-01T00:00')
  await deadline('callOpens', '2031-02-01T09:00')
  await weekend(2, '2031-10-12', '2031-10-11', '2031-10-13')
  await weekend(1, '2031-09-20')
  await weekend(3)
  const found = await world.services.get(SeasonDates).of('2031').read()
  expect(found.map(date => [date.is === 'weekend' ? date.name : date.key, date.from, date.until])).toEqual([
    ['callOpens', '2031-02-01', '2031-02-01'],
    ['printLock', '2031-08-31', '2031-08-31'],
    ['Weekend 1', '2031-09-20', '2031-09-20'],
    ['guideOut', '2031-10-01', '2031-10-01'],
    ['Weekend 2', '2031-10-11', '2031-10-13'],
  ])
})

it('the season that artists register for is the newest one with a date for its call', async () => {
  const world = await memoryWorld()
  const { systemRecords: behind } = world.context
  const dates = () => world.services.get(SeasonDates).called()
  const edition = (id: string, year: number, status: 'call' | 'planning' | 'published') =>
    behind.commit(behind.creating(editions, id, { name: `Studios ${id}`, year, city: 'San Feliz', tz: 'America/Los_Angeles', status }))
  const opens = (id: string) =>
    behind.commit(
      behind.creating(
        deadlines,
        'callOpens',
        { key: 'callOpens', at: wallTime(`${id}-02-01T09:00`, 'America/Los_Angeles'), reminders: [] },
        { edition: id },
      ),
    )
  await edition('2031', 2031, 'published')
  expect(await dates()).toBeUndefined()
  await opens('2031')
  await edition('2032', 2032, 'call')
  expect(await dates()).toMatchObject({ edition: { id: '2031' }, deadlines: [{ key: 'callOpens' }] })
  await opens('2032')
  await edition('2033', 2033, 'planning')
  await opens('2033')
  expect((await dates())?.edition.id).toBe('2032')
})
