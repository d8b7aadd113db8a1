import { describe, expect, it } from 'vitest'
import type { GuideCard } from '../../../../src/domain/guide/publishing/guide-snapshot-types'
import { beginningOn, bestDay, daysOf, hoursOn, stopsOn, timeOfMinute } from '../../../../src/domain/guide/routes/stops-of-day'

const saturday = '2027-10-16'
const sunday = '2027-10-17'
const cards: readonly Pick<GuideCard, 'id' | 'pin' | 'openings'>[] = [
  {
    id: 'late',
    pin: [-122.41, 37.76],
    openings: [
      [sunday, '14:00', '18:00'],
      [sunday, '11:30', '13:00'],
    ],
  },
  {
    id: 'both',
    pin: [-122.42, 37.77],
    openings: [
      [saturday, '12:00', '18:00'],
      [sunday, '12:00', '18:00'],
    ],
  },
  { id: 'nowhere', openings: [[saturday, '09:00', '18:00']] },
]

describe('the studios of a route on a day', () => {
  it('are those with a pin, with the openings of that day by time', () => {
    expect(stopsOn(cards, sunday)).toEqual([
      {
        id: 'late',
        pin: [-122.41, 37.76],
        hours: [
          [690, 780],
          [840, 1080],
        ],
      },
      { id: 'both', pin: [-122.42, 37.77], hours: [[720, 1080]] },
    ])
    expect(hoursOn(cards[0]!.openings, saturday)).toEqual([])
  })

  it('may be visited on their days that are not over', () => {
    expect(daysOf(cards, { date: '2027-10-01', time: '12:00' })).toEqual([saturday, sunday])
    expect(daysOf(cards, { date: sunday, time: '12:00' })).toEqual([sunday])
    expect(daysOf(cards, { date: '2027-11-01', time: '12:00' })).toEqual([])
  })

  it('are best visited when most of them open, and first if that is the same', () => {
    expect(bestDay(cards.slice(0, 2), [saturday, sunday])).toBe(sunday)
    expect(bestDay(cards, [saturday, sunday])).toBe(saturday)
    expect(bestDay(cards, [])).toBeUndefined()
  })

  it('are visited from the first opening on, or from now while one of them is open', () => {
    const stops = stopsOn(cards, sunday)
    expect(beginningOn(stops, cards, sunday, { date: saturday, time: '15:20' })).toBe(690)
    expect(beginningOn(stops, cards, sunday, { date: sunday, time: '10:00' })).toBe(690)
    expect(beginningOn(stops, cards, sunday, { date: sunday, time: '15:20' })).toBe(920)
    expect(beginningOn([], cards, '2027-10-18', { date: saturday, time: '15:20' })).toBe(660)
  })

  it('have times of the clock, after midnight those of the next day', () => {
    expect([timeOfMinute(545), timeOfMinute(1439), timeOfMinute(1505)]).toEqual(['09:05', '23:59', '01:05'])
  })
})
