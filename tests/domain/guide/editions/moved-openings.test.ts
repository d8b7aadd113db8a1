import { describe, expect, it } from 'vitest'
import { daysInPlace, movedOpenings } from '../../../../src/domain/guide/editions/weekends/moved-openings'
import { opening } from '../../../support/small-city'

const tz = 'America/Los_Angeles'
const day = (date: string, open = '11:00', close = '18:00') => ({ date, open, close })
// Saturday and Sunday; Friday to Sunday.
const first = [day('2027-10-17', '12:00', '17:00'), day('2027-10-16')]
const second = [day('2027-10-22', '18:00', '21:00'), day('2027-10-23', '10:00', '16:00'), day('2027-10-24')]

describe('the days of another weekend', () => {
  const dates = (...[from, to]: Parameters<typeof daysInPlace>) => [...daysInPlace(from, to)].map(([date, other]) => `${date} → ${other.date}`)

  it('take the place of the same days of the week', () => {
    expect(dates(first, second)).toEqual(['2027-10-16 → 2027-10-23', '2027-10-17 → 2027-10-24'])
  })
  it('are taken in order where there is no such day, the last one for what is over', () => {
    expect(dates(second, first)).toEqual(['2027-10-22 → 2027-10-16', '2027-10-23 → 2027-10-16', '2027-10-24 → 2027-10-17'])
    expect(dates([day('2027-10-18'), day('2027-10-19'), day('2027-10-20')], first)).toEqual([
      '2027-10-18 → 2027-10-16',
      '2027-10-19 → 2027-10-17',
      '2027-10-20 → 2027-10-17',
    ])
  })
  it('are none where it has none', () => expect(dates(first, [])).toEqual([]))
})

describe('openings that move to another weekend', () => {
  const moved = (...all: Parameters<typeof movedOpenings>[0]) =>
    movedOpenings(all, first, second, tz).map(({ key, start, end }) => `${key}: ${start.local} to ${end.local}`)

  it('have its hours where they had those of their own weekend', () => {
    expect(moved(opening('2027-10-16', '11:00', '18:00'), opening('2027-10-17', '12:00', '17:00'))).toEqual([
      '2027-10-16 11:00: 2027-10-23T10:00 to 2027-10-23T16:00',
      '2027-10-17 12:00: 2027-10-24T11:00 to 2027-10-24T18:00',
    ])
  })
  it('keep hours of their own, and what else is known of them', () => {
    expect(moved(opening('2027-10-16', '11:00', '17:00'), opening('2027-10-16', '12:00', '18:00'), opening('2027-10-17', '11:00', '17:00'))).toEqual([
      '2027-10-16 11:00: 2027-10-23T11:00 to 2027-10-23T17:00',
      '2027-10-16 12:00: 2027-10-23T12:00 to 2027-10-23T18:00',
      '2027-10-17 11:00: 2027-10-24T11:00 to 2027-10-24T17:00',
    ])
    const [tour] = movedOpenings([opening('2027-10-16', '11:00', '12:00', { ticketed: true, notes: 'Tour' })], first, second, tz)
    expect(tour).toMatchObject({ ticketed: true, notes: 'Tour', start: { utc: new Date('2027-10-23T18:00:00Z') } })
  })
  it('have the new day as their key where the old one was', () => {
    expect(moved(opening('2027-10-16', '11:00', '18:00', { key: '2027-10-16' }))).toEqual(['2027-10-23: 2027-10-23T10:00 to 2027-10-23T16:00'])
  })
  it('stay where they are on other days', () => {
    expect(moved(opening('2027-10-20', '11:00', '18:00'))).toEqual(['2027-10-20 11:00: 2027-10-20T11:00 to 2027-10-20T18:00'])
  })
})
