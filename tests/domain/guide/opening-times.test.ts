import { describe, expect, it } from 'vitest'
import type { CardOpening } from '../../../src/domain/guide/publishing/guide-snapshot-types'
import { cardOpenings } from '../../../src/domain/guide/reading/card-openings'
import { groupedHours, hoursByDay } from '../../../src/domain/guide/reading/grouped-hours'
import { nextOpening, openingAt } from '../../../src/domain/guide/reading/opening-times'
import { wallTime } from '../../../src/domain/shared/time/wall-time'

const saturday: CardOpening = ['2027-10-16', '11:00', '18:00']
const sunday: CardOpening = ['2027-10-17', '11:00', '18:00']
const party: CardOpening = ['2027-10-16', '20:00', '02:00']
const at = (date: string, time: string) => ({ date, time })

describe('a listing', () => {
  it('is open from the opening minute until the closing minute', () => {
    expect(openingAt([saturday], at('2027-10-16', '10:59'))).toBeUndefined()
    expect(openingAt([saturday], at('2027-10-16', '11:00'))).toBe(saturday)
    expect(openingAt([saturday], at('2027-10-16', '17:59'))).toBe(saturday)
    expect(openingAt([saturday], at('2027-10-16', '18:00'))).toBeUndefined()
  })
  it('stays open past midnight', () => {
    expect(openingAt([party], at('2027-10-17', '01:59'))).toBe(party)
    expect(openingAt([party], at('2027-10-17', '02:00'))).toBeUndefined()
    expect(openingAt([party], at('2027-10-16', '01:00'))).toBeUndefined()
  })
  it('is not open in an opening of no length', () => {
    expect(openingAt([['2027-10-16', '11:00', '11:00']], at('2027-10-16', '11:00'))).toBeUndefined()
  })
  it('is open until the last of several openings at once closes', () => {
    const tour: CardOpening = ['2027-10-16', '17:00', '17:45']
    const evening: CardOpening = ['2027-10-16', '17:30', '01:00']
    for (const all of [
      [tour, saturday, evening],
      [evening, saturday, tour],
    ]) {
      expect(openingAt(all, at('2027-10-16', '17:10'))).toBe(saturday)
      expect(openingAt(all, at('2027-10-16', '17:40'))).toBe(evening)
    }
  })
  it('opens next at the first later opening', () => {
    expect(nextOpening([sunday, saturday], at('2027-10-10', '12:00'))).toBe(saturday)
    expect(nextOpening([sunday, saturday], at('2027-10-16', '11:00'))).toBe(sunday)
    expect(nextOpening([sunday, saturday], at('2027-10-17', '11:00'))).toBeUndefined()
  })
})

describe('hours', () => {
  it('of a day of tours are joined to one span, with a gap they are two', () => {
    const tours: CardOpening[] = [
      ['2027-10-16', '09:30', '10:15'],
      ['2027-10-16', '09:00', '09:45'],
      ['2027-10-16', '10:15', '11:00'],
      ['2027-10-16', '14:00', '15:00'],
    ] // prettier-ignore
    expect(hoursByDay(tours)).toEqual([
      {
        date: '2027-10-16',
        hours: [
          ['09:00', '11:00'],
          ['14:00', '15:00'],
        ],
      },
    ]) // prettier-ignore
  })
  it('are grouped if they are the same', () => {
    const friday: CardOpening = ['2027-10-15', '18:00', '21:00']
    expect(groupedHours([sunday, friday, saturday])).toEqual([
      { dates: ['2027-10-15'], hours: [['18:00', '21:00']] },
      { dates: ['2027-10-16', '2027-10-17'], hours: [['11:00', '18:00']] },
    ])
  })
})

describe('openings of a card', () => {
  const tz = 'America/Los_Angeles'
  const opening = (key: string, start: string, end: string, zone = tz) => ({ key, start: wallTime(start, zone), end: wallTime(end, zone) })

  it('are in order without repetition', () => {
    expect(
      cardOpenings(
        [
          opening('b', '2027-10-17T11:00', '2027-10-17T18:00'),
          opening('a', '2027-10-16T11:00', '2027-10-16T18:00'),
          opening('tour', '2027-10-17T11:00', '2027-10-17T18:00'),
        ],
        tz,
      ),
    ).toEqual([saturday, sunday])
  })
  it('keep an evening as one entry and split longer openings at midnight', () => {
    expect(cardOpenings([opening('p', '2027-10-16T20:00', '2027-10-17T02:00')], tz)).toEqual([party])
    expect(cardOpenings([opening('p', '2027-10-16T20:00', '2027-10-18T00:00')], tz)).toEqual([
      ['2027-10-16', '20:00', '23:59'],
      ['2027-10-17', '00:00', '23:59'],
    ])
  })
  it('are in the edition’s time zone', () => {
    expect(cardOpenings([opening('a', '2027-10-16T14:00', '2027-10-16T21:00', 'America/New_York')], tz)).toEqual([saturday])
  })
})
