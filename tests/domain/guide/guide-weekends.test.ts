import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CardOpening } from '../../../src/domain/guide/publishing/guide-snapshot-types'
import { seasonDays, weekendsFromOpenings, weekendsOf } from '../../../src/domain/guide/reading/guide-weekends'
import { isWeekend } from '../../../src/domain/guide/reading/is-weekend'

const listings = (count: number, date: string, opens = '10:00', closes = '17:00') =>
  Array.from({ length: count }, (): CardOpening => [date, opens, closes])
/**
 * Two full weekends, and exceptions as in real files: single openings on a Sunday in June and on a Tuesday, a Monday with few openings, and
 * one opening around the clock.
 */
const openings = [
  ...listings(1, '2023-06-11'),
  ...listings(1, '2023-09-05'),
  ...listings(200, '2023-09-09'),
  ...listings(140, '2023-09-10'),
  ...listings(13, '2023-09-11'),
  ...listings(150, '2023-09-16'),
  ...listings(1, '2023-09-16', '00:00', '23:59'),
  ...listings(130, '2023-09-17', '19:00', '01:00'),
]

it('finds the weekends in the openings, without a listing that opens alone', () => {
  const weekends = weekendsFromOpenings(openings)
  expect(weekends.map(w => [w.n, w.days.map(day => day.date)])).toEqual([
    [1, ['2023-09-09', '2023-09-10']],
    [2, ['2023-09-11', '2023-09-16', '2023-09-17']],
  ])
  expect(weekends[0]!.name.replace(/\s/g, '')).toBe('September9–10')
  expect(weekends[1]!.days[1]).toEqual({ date: '2023-09-16', open: '10:00', close: '17:00' })
  expect(weekends[1]!.days[2]).toEqual({ date: '2023-09-17', open: '19:00', close: '01:00' })
})

it('does not take a week that is open every day for a weekend', () => {
  const days = Array.from({ length: 9 }, (_, i) => `2023-09-${String(9 + i).padStart(2, '0')}`)
  const found = weekendsFromOpenings(days.flatMap(day => listings(20, day)))
  expect(found.map(weekend => [weekend.name.replace(/\s/g, ''), weekend.days.length, isWeekend(weekend)])).toEqual([
    ['September9–10', 2, true],
    ['September11–14', 4, false],
    ['September15–17', 3, true],
  ])
})

it('has the days of its weekends also where a few openings are spread over a whole year', () => {
  const year = Array.from({ length: 364 }, (_, i) => new Date(Date.UTC(2023, 0, 2 + i)).toISOString().slice(0, 10))
  const found = weekendsFromOpenings(year.flatMap(day => listings(1, day)))
  expect(found.map(({ days }) => days.length)).toEqual(found.map(() => 7))
  expect(found[0]!.days[0]).toEqual({ date: '2023-01-02', open: '10:00', close: '17:00' })
})

it('takes a closing time after midnight as later than every other, in any order of the listings', () => {
  const late = listings(3, '2023-09-16', '19:00', '01:00')
  const rest = listings(17, '2023-09-16')
  for (const order of [
    [...late, ...rest],
    [...rest, ...late],
    [...rest.slice(0, 8), ...late, ...rest.slice(8)],
  ])
    expect(weekendsFromOpenings(order)[0]!.days).toEqual([{ date: '2023-09-16', open: '10:00', close: '01:00' }])
})

it('leaves out the earliest and the latest tenth of the hours of a day, in any order of the listings', () => {
  const day = [
    ...listings(2, '2023-09-16', '07:00', '12:00'),
    ...listings(16, '2023-09-16', '10:30', '16:30'),
    ...listings(2, '2023-09-16', '12:00', '22:00'),
  ]
  for (const order of [day, day.toReversed()])
    expect(weekendsFromOpenings(order)[0]!.days).toEqual([{ date: '2023-09-16', open: '10:30', close: '16:30' }])
  const few = day.slice(9)
  for (const order of [few, few.toReversed()])
    expect(weekendsFromOpenings(order)[0]!.days).toEqual([{ date: '2023-09-16', open: '10:30', close: '22:00' }])
})

it('finds the weekends on which something is open', () => {
  const weekends = weekendsFromOpenings(openings)
  expect(weekendsOf([...listings(1, '2023-09-10'), ...listings(1, '2023-09-17')], weekends)).toEqual([1, 2])
  expect(weekendsOf(listings(1, '2023-06-11'), weekends)).toEqual([])
})

it('begins and ends the season with its weekends, else with its openings, else with its year', () => {
  expect(seasonDays(2023, weekendsFromOpenings(openings), openings)).toEqual({ startsOn: '2023-09-09', endsOn: '2023-09-17' })
  expect(seasonDays(2023, [], openings)).toEqual({ startsOn: '2023-06-11', endsOn: '2023-09-17' })
  expect(seasonDays(2023, [], [])).toEqual({ startsOn: '2023-01-01', endsOn: '2023-12-31' })
})

it('is correct for any openings: weekends in order, numbered from one, none without a day, at most eight', () => {
  const date = fc.integer({ min: 0, max: 400 }).map(day => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(date, { maxLength: 300 }), dates => {
      const weekends = weekendsFromOpenings(dates.map((on): CardOpening => [on, '10:00', '17:00']))
      expect(weekends.map(w => w.n)).toEqual(weekends.map((_, i) => i + 1))
      expect(weekends.length).toBeLessThanOrEqual(8)
      expect(weekends.length > 0).toBe(dates.length > 0)
      for (const { days } of weekends) expect(days.length).toBeGreaterThan(0)
      const all = weekends.flatMap(w => w.days.map(day => day.date))
      expect(all).toEqual([...new Set(all)].sort())
    }),
  )
})
