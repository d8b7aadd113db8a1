import { describe, expect, it } from 'vitest'
import { chargeDayOf, dueMonth, latestPause, nextCharge } from '../../../src/domain/giving/monthly/charge-days'
import { monthAfter } from '../../../src/domain/shared/time/months'

describe('a monthly gift', () => {
  it('is charged on the day of the month on which it began, and on the 28th where it began later', () => {
    expect(['2027-10-01', '2027-10-28', '2027-10-29', '2027-10-31'].map(chargeDayOf)).toEqual([1, 28, 28, 28])
  })

  it.each([
    ['2027-11', '2027-10-16', '2027-11-16'],
    ['2027-11', '2027-11-16', '2027-11-16'],
    ['2027-11', '2027-11-17', '2027-12-16'],
    ['2027-11', '2028-02-29', '2028-03-16'],
  ])('whose first unpaid month is %s is charged, from %s on, on %s', (month, from, day) => {
    expect(nextCharge({ dayOfMonth: 16, month }, from)).toBe(day)
  })

  it.each([
    ['2027-11', '2027-11-16', '2027-11'],
    ['2027-11', '2027-12-15', '2027-11'],
    ['2027-11', '2028-03-20', '2028-03'],
    ['2028-04', '2028-03-20', '2028-04'],
  ])('whose first unpaid month is %s pays, on %s, for %s', (month, today, due) => {
    expect(dueMonth({ dayOfMonth: 16, month }, today)).toBe(due)
  })

  it('goes on after December in January, and is paused for six months at most', () => {
    expect([monthAfter('2027-12'), monthAfter('2027-01', -1)]).toEqual(['2028-01', '2026-12'])
    expect(['2027-10-16', '2027-08-31'].map(latestPause)).toEqual(['2028-04-16', '2028-02-28'])
  })
})
