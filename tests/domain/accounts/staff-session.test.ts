import { expect, it } from 'vitest'
import { staffLockState } from '../../../src/domain/accounts/sign-in/staff-session'

const minute = 60_000
const began = Date.UTC(2027, 9, 16, 9)

it('the office is locked after half an hour without input, and over after twelve hours with any', () => {
  const stateAfter = (minutes: number, touched = minutes) => staffLockState({ began, touched: began + touched * minute }, began + minutes * minute)
  expect([stateAfter(29, 0), stateAfter(30, 0), stateAfter(45, 15), stateAfter(44, 15)]).toEqual(['open', 'locked', 'locked', 'open'])
  expect([stateAfter(12 * 60 - 1), stateAfter(12 * 60)]).toEqual(['open', 'over'])
})
