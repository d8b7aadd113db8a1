import { expect, it } from 'vitest'
import { callState } from '../../../src/domain/programs/call-state'

const call = { opens: new Date('2027-09-01T16:00:00Z'), closes: new Date('2027-10-26T06:59:00Z') }

it.each([
  ['2027-09-01T15:59:59.999Z', 'not-yet'],
  ['2027-09-01T16:00:00Z', 'open'],
  ['2027-10-26T06:58:59.999Z', 'open'],
  ['2027-10-26T06:59:00Z', 'closed'],
])('at %s a call is %s', (at, state) => expect(callState(call, new Date(at))).toBe(state))
