import { expect, it } from 'vitest'
import { studioCount, studioHours, studiosOfWeekend } from '../../../src/domain/guide/reading/studio-hours'
import { card } from './guide-index'

const saturday = [['2027-10-16', '11:00', '18:00']] as const
const late = [['2027-10-16', '20:00', '01:00']] as const

it('the hours of an edition count studios that are open alike together, and each studio once', () => {
  const hours = studioHours([
    card('one', { openings: saturday, weekends: [1] }),
    card('two', { openings: late, weekends: [1] }),
    card('three', { openings: saturday, weekends: [1] }),
    card('both', { openings: saturday, weekends: [1, 2] }),
    card('closed', { openings: [], weekends: [] }),
  ])
  expect(hours).toEqual([
    { openings: saturday, weekends: [1], studios: 2 },
    { openings: late, weekends: [1], studios: 1 },
    { openings: saturday, weekends: [1, 2], studios: 1 },
    { openings: [], weekends: [], studios: 1 },
  ])
  expect(studioCount(hours)).toBe(5)
  expect([1, 2, 3].map(n => studiosOfWeekend(hours, n))).toEqual([4, 1, 0])
})
