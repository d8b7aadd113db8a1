import { expect, it } from 'vitest'
import { cardEndsSoon, monthsOfGiving, recurringCents } from '../../../src/domain/giving/monthly/monthly-giving-figures'

const given = (startedOn: string, endedOn?: string, status: 'active' | 'past_due' | 'paused' = 'active') => ({
  amountCents: 2500,
  startedOn,
  status: endedOn === undefined ? status : ('cancelled' as const),
  ...(endedOn !== undefined && { endedOn }),
})

it('what comes in each month is what is charged or tried again, not what is paused or over', () => {
  expect(recurringCents([given('2027-01-01'), given('2027-01-01', undefined, 'past_due'), given('2027-01-01', undefined, 'paused')])).toBe(5000)
  expect(recurringCents([given('2027-01-01', '2027-02-01')])).toBe(0)
})

it('each month counts who began, who ended, who goes on, and the share that was lost', () => {
  const gifts = [given('2027-07-05'), given('2027-07-09', '2027-09-10'), given('2027-09-01', '2027-09-20'), given('2027-09-30')]
  expect(monthsOfGiving(gifts, '2027-10-16', 4)).toEqual([
    { month: '2027-07', started: 2, ended: 0, going: 2, lost: undefined },
    { month: '2027-08', started: 0, ended: 0, going: 2, lost: 0 },
    { month: '2027-09', started: 2, ended: 2, going: 2, lost: 0.5 },
    { month: '2027-10', started: 0, ended: 0, going: 2, lost: 0 },
  ])
})

it.each([
  ['2027-11', true],
  ['2027-12', false],
  ['2027-09', true],
])('a card that is good until %s ends within sixty days of Oct 16: %s', (cardExpires, isSoon) => {
  expect(cardEndsSoon({ status: 'active', cardExpires }, '2027-10-16')).toBe(isSoon)
})
