import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aligned, alignedLevels, dayAt, offsetOf, type Season, seasonAt, spanOf, totalsOf } from '../../../src/domain/analytics/season-days'
import { dateOfDay, dayNumber } from '../../../src/domain/shared/time/local-day'

const y2027: Season = { id: '2027', first: '2027-09-25', last: '2027-10-31' }
const y2026: Season = { id: '2026', first: '2026-09-19', last: '2026-10-25' }
const y2024: Season = { id: '2024', first: '2024-02-28', last: '2024-03-10' }

const day = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2032-12-31') }).map(dateOfDay)
const season = fc
  .tuple(day, fc.integer({ min: 0, max: 60 }))
  .map(([first, length]): Season => ({ id: first, first, last: dateOfDay(dayNumber(first) + length) }))
const span = fc.tuple(fc.integer({ min: -200, max: 40 }), fc.integer({ min: 0, max: 200 })).map(([from, length]) => ({ from, until: from + length }))

describe('the days of a season', () => {
  it('are numbered from the first day of weekend 1', () => {
    expect(['2027-09-24', '2027-09-25', '2027-09-26', '2027-10-16'].map(one => offsetOf(y2027, one))).toEqual([-1, 0, 1, 21])
    expect(offsetOf(y2024, '2024-03-01')).toBe(2)
  })

  it('can be converted to dates and back in any year', () => {
    fc.assert(
      fc.property(season, fc.integer({ min: -400, max: 400 }), (of, offset) => {
        expect(offsetOf(of, dayAt(of, offset))).toBe(offset)
      }),
    )
  })

  it('are compared by that number, not by date', () => {
    const points = aligned(y2027, y2026, { from: -1, until: 1 }, '2027-10-16', Number.parseInt)
    expect(points.map(({ offset, day: date }) => [offset, date])).toEqual([
      [-1, '2027-09-24'],
      [0, '2027-09-25'],
      [1, '2027-09-26'],
    ])
    const seen: string[] = []
    aligned(y2027, y2026, { from: 0, until: 0 }, '2027-10-16', asked => seen.push(asked))
    expect(new Set(seen)).toEqual(new Set(['2027-09-25', '2026-09-19']))
  })
})

describe('a comparison of two seasons', () => {
  it('counts every day once, by day and by week', () => {
    fc.assert(
      fc.property(season, season, span, (of, before, over) => {
        const points = aligned(of, before, over, '2040-01-01', () => 1)
        const days = over.until - over.from + 1
        expect(points.reduce((sum, point) => sum + point.days, 0)).toBe(days)
        expect(totalsOf(points)).toEqual({ now: days, former: days })
      }),
    )
  })

  it('has no day after today in either sum', () => {
    fc.assert(
      fc.property(season, season, span, day, (of, before, over, today) => {
        const points = aligned(of, before, over, today, () => 1)
        const begun = Math.max(0, Math.min(over.until, offsetOf(of, today)) - over.from + 1)
        expect(totalsOf(points).now).toBe(begun)
        expect(totalsOf(points).former ?? 0).toBe(begun)
      }),
    )
  })

  it('marks the unfinished point and omits points that have not begun', () => {
    const points = aligned(y2027, y2026, spanOf('season', y2027, '2027-10-13'), '2027-10-13', () => 1)
    const week = points.find(({ soFar }) => soFar)!
    expect([week.offset, week.days, week.now, week.former, week.formerByNow]).toEqual([14, 7, 5, 7, 5])
    expect(points.filter(({ now }) => now === undefined).map(({ offset }) => offset)).toEqual([21, 28, 35])
  })

  it('does not split weekends, because weeks begin on their weekday', () => {
    const offsets = aligned(y2027, y2026, spanOf('season', y2027, '2027-10-13'), '2027-10-13', () => 1).map(({ offset }) => offset)
    expect(offsets.every(offset => Math.abs(offset % 7) === 0)).toBe(true)
  })
})

describe('a number that every day has by itself', () => {
  it('is for a week that of its last day, or of today while it is not over, and of last year’s the same days', () => {
    const asDays = (date: string) => Number(date.slice(5).replace('-', ''))
    const levels = alignedLevels(y2027, y2026, spanOf('season', y2027, '2027-10-06'), '2027-10-06', asDays).filter(({ offset }) => offset >= 0)
    expect(levels.slice(0, 3).map(({ now, former, formerByNow }) => [now, former, formerByNow])).toEqual([
      [1001, 925, 925],
      [1006, 1002, 930],
      [undefined, 1009, 1003],
    ])
    expect(alignedLevels(y2026, undefined, { from: 0, until: 0 }, '2027-10-06', asDays)).toMatchObject([{ now: 919, former: undefined }])
  })
})

describe('a range', () => {
  it('is the season with the quarter before it, or days up to today', () => {
    expect(spanOf('season', y2027, '2027-10-16')).toEqual({ from: -91, until: 36 })
    expect(spanOf('7', y2027, '2027-10-16')).toEqual({ from: 15, until: 21 })
    expect(spanOf('30', y2026, '2027-10-16')).toEqual({ from: 7, until: 36 })
  })
})

describe('the default season', () => {
  it('is the newest that has begun, compared with the one before it', () => {
    const all = [y2027, y2024, y2026]
    expect(seasonAt(all, undefined, '2027-10-16')).toEqual({ season: y2027, before: y2026 })
    expect(seasonAt(all, undefined, '2027-05-01')).toEqual({ season: y2026, before: y2024 })
    expect(seasonAt(all, '2024', '2027-10-16')).toEqual({ season: y2024, before: undefined })
    expect(seasonAt(all, '1999', '2027-10-16')).toBeUndefined()
    expect(seasonAt([], undefined, '2027-10-16')).toBeUndefined()
  })
})
