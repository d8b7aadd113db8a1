import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calendarDay,
  dayOf,
  dayRange,
  isElsewhere,
  longMonthText,
  monthText,
  partsOf,
  timeOf,
  timeRange,
  wallClockTime,
  zoneOf,
} from '../../../../src/ui/kit/time/format-time'

const tz = 'America/Los_Angeles'
const evening = new Date('2027-10-17T01:30:00Z')

describe('times on pages', () => {
  it('are in the time zone of the place, not of the viewer', () => {
    expect(dayOf(evening, tz)).toBe('Saturday, October 16')
    expect(dayOf(evening, tz, { short: true, year: true })).toBe('Sat, Oct 16, 2027')
    expect(timeOf(evening, tz)).toBe('6:30\u00a0pm')
    expect(zoneOf(evening, tz)).toBe('PDT')
  })

  it('leave out zero minutes, and the half of the day where both have the same', () => {
    expect(timeRange(wallClockTime('11:00'), wallClockTime('18:00'))).toBe('11\u00a0am\u2009–\u20096\u00a0pm')
    expect(timeRange(wallClockTime('17:00'), wallClockTime('21:30'))).toBe('5\u2009–\u20099:30\u00a0pm')
    expect(wallClockTime('00:00')).toBe('12\u00a0am')
    expect(wallClockTime('12:05')).toBe('12:05\u00a0pm')
  })

  it('show calendar days without converting them to a time zone', () => {
    expect(dayOf(calendarDay('2027-10-16'), 'UTC')).toBe('Saturday, October 16')
    expect(partsOf(calendarDay('2027-01-01'), 'UTC')).toEqual({ weekday: 'Fri', day: '1', month: 'Jan', year: '2027' })
    expect(dayRange('2027-09-25', '2027-10-31')).toMatch(/^September 25\s–\sOctober 31, 2027$/)
  })

  it('say whether the viewer’s clock shows another time', () => {
    expect(isElsewhere(evening, tz, 'America/Vancouver')).toBe(false)
    expect(isElsewhere(evening, tz, 'America/Phoenix')).toBe(false)
    expect(isElsewhere(evening, tz, 'Europe/Berlin')).toBe(true)
    expect(isElsewhere(new Date('2027-12-01T18:00:00Z'), tz, 'America/Phoenix')).toBe(true)
  })
})

const instants = fc.date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
const zones = fc.constantFrom('UTC', tz, 'Europe/Berlin', 'Asia/Kathmandu')
const intl = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => new Intl.DateTimeFormat('en-US', { ...options, timeZone })
const dayOfIso = (at: Date) => at.toISOString().slice(0, 10)

describe('texts are those of Intl', () => {
  it('of days and times', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const whole = { month: 'long', day: 'numeric', year: 'numeric' } as const
        expect(dayOf(at, zone, { year: true })).toBe(intl({ weekday: 'long', ...whole }, zone).format(at))
        const short = { weekday: 'short', month: 'short', day: 'numeric' } as const
        expect(dayOf(at, zone, { short: true })).toBe(intl(short, zone).format(at))
        const time = intl({ hour: 'numeric', minute: '2-digit' }, zone).format(at)
        expect(timeOf(at, zone)).toBe(time.replace(':00', '').replace(/\s([AP])M/, (_, half: string) => `\u00a0${half.toLowerCase()}m`))
      }),
    )
  })

  it('of months and of spans of days', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 500 }), (at, days) => {
        const [from, to] = [dayOfIso(at), dayOfIso(new Date(at.getTime() + days * 86_400_000))]
        expect(monthText(from.slice(0, 7))).toBe(intl({ month: 'short', year: 'numeric' }).format(at))
        expect(longMonthText(from.slice(0, 7))).toBe(intl({ month: 'long', year: 'numeric' }).format(at))
        const span = intl({ month: 'long', day: 'numeric', year: 'numeric' }).formatRange(calendarDay(from), calendarDay(to))
        expect(dayRange(from, to)).toBe(span.replaceAll('\u2009', ' '))
      }),
    )
  })
})
