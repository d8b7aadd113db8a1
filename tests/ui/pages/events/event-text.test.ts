import { describe, expect, it } from 'vitest'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { hoursAt, hoursElsewhere, hoursOf, hoursWithZone, priceOf } from '../../../../src/ui/pages/events/event-hours'

const time = (local: string, tz: string) => ({ local, tz, utc: wallTime(local, tz).utc.toISOString() })
const lasting = (start: string, end: string, tz = 'America/Los_Angeles') => ({ start: time(start, tz), end: time(end, tz) })
/** With plain spaces in place of narrow and non-breaking ones. */
const plain = (words: string | undefined) => words?.replaceAll(/[\u2009\u00a0]/g, ' ')

describe('hours', () => {
  it.each([
    ['2027-10-16T15:00', '2027-10-16T16:30', '3 – 4:30 pm'],
    ['2027-10-16T11:00', '2027-10-16T13:00', '11 am – 1 pm'],
    ['2027-10-16T21:00', '2027-10-17T01:30', '9 pm – 1:30 am'],
    ['2027-10-16T11:00', '2027-10-21T18:00', '11 am – Thu, Oct 21, 6 pm'],
  ])('%s to %s', (start, end, words) => expect(plain(hoursOf(lasting(start, end)))).toBe(words))

  it('of an event over several days show its end once it has begun', () => {
    const show = lasting('2027-10-08T11:00', '2027-10-21T18:00')
    expect(hoursAt(show, new Date('2027-10-16T18:00:00Z'))).toBe('Until Thu, Oct 21')
    expect(plain(hoursAt(show, new Date('2027-10-01T18:00:00Z')))).toBe('11 am – Thu, Oct 21, 6 pm')
  })

  it('name the zone as it is on that day', () => {
    expect(plain(hoursWithZone(lasting('2027-11-06T11:00', '2027-11-06T12:00')))).toBe('11 am – 12 pm PDT')
    expect(plain(hoursWithZone(lasting('2027-11-07T11:00', '2027-11-07T12:00')))).toBe('11 am – 12 pm PST')
  })
})

describe('on a visitor’s own clock', () => {
  const talk = lasting('2027-10-16T15:00', '2027-10-16T16:30')
  it('they are shown if they differ, with their day', () => {
    expect(plain(hoursElsewhere(talk, 'Europe/Vienna'))).toBe('Sun, Oct 17, 12 – 1:30 am GMT+2')
    expect(plain(hoursElsewhere(lasting('2027-10-16T14:00', '2027-10-16T16:30'), 'Europe/Vienna'))).toBe(
      'Sat, Oct 16, 11 pm – Sun, Oct 17, 1:30 am GMT+2',
    )
  })
  it('they are omitted if they are the same', () => {
    expect(hoursElsewhere(talk, 'America/Los_Angeles')).toBeUndefined()
    expect(hoursElsewhere(talk, 'America/Tijuana')).toBeUndefined()
  })
  it('they differ only in the week when just one of the countries has changed its clocks', () => {
    expect(plain(hoursElsewhere(lasting('2027-11-03T18:00', '2027-11-03T19:00'), 'Europe/London'))).toBe('Thu, Nov 4, 1 – 2 am GMT')
    expect(plain(hoursElsewhere(lasting('2027-11-10T18:00', '2027-11-10T19:00'), 'Europe/London'))).toBe('Thu, Nov 11, 2 – 3 am GMT')
  })
})

it('prices have cents only if there are any, and are omitted if unknown', () => {
  expect([0, 1200, 1250, undefined].map(cents => priceOf(cents === undefined ? {} : { priceCents: cents }))).toEqual([
    'Free',
    '$12',
    '$12.50',
    undefined,
  ])
})
