import { describe, expect, it } from 'vitest'
import { membershipState, memberWithoutGapUntil, paidUntil } from '../../../src/domain/memberships/membership-state'

const first = { start: '2026-03-01', end: '2027-02-28', kind: 'new' } as const
const renewed = { start: '2027-03-01', end: '2028-02-29', kind: 'renew' } as const

describe('the state of a membership', () => {
  it.each([
    ['2026-02-28', 'future'],
    ['2026-03-01', 'current'],
    ['2027-02-28', 'current'],
    ['2027-03-01', 'grace'],
    ['2027-03-14', 'grace'],
    ['2027-03-15', 'lapsed'],
  ])('on %s: %s', (day, state) => expect(membershipState([first], [], day)).toBe(state))

  it('continues with the next term, and returns when that is revoked', () => {
    expect(membershipState([first, renewed], [], '2027-06-01')).toBe('current')
    const takenBack = [first, renewed, { ...renewed, kind: 'reverse' as const }]
    expect([paidUntil(takenBack), membershipState(takenBack, [], '2027-06-01')]).toEqual(['2027-02-28', 'lapsed'])
    expect(membershipState([first, { ...first, kind: 'reverse' }], [], '2026-06-01')).toBe('none')
  })

  it('is not current before a term that begins later, also after an earlier one has ended (civicrm#33218)', () => {
    const gift = { start: '2027-12-25', end: '2028-12-24', kind: 'renew' } as const
    const days = ['2027-02-28', '2027-03-01', '2027-03-15', '2027-12-24', '2027-12-25', '2028-12-25', '2029-01-08']
    expect(days.map(day => membershipState([first, gift], [], day))).toEqual(['current', 'grace', 'future', 'future', 'current', 'grace', 'lapsed'])
    expect(membershipState([gift], [], '2027-12-24')).toBe('future')
  })

  it('is paused while it is suspended, including the last day', () => {
    const suspensions = [{ from: '2026-06-01', until: '2026-06-30' }]
    expect(['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01'].map(day => membershipState([first], suspensions, day))).toEqual([
      'current',
      'suspended',
      'suspended',
      'current',
    ])
    expect(membershipState([first], [{ from: '2026-06-01' }], '2026-12-24')).toBe('suspended')
  })
})

it('a card lasts until the first gap, and there is none before the first term', () => {
  const gift = { start: '2029-12-25', end: '2030-12-24', kind: 'renew' } as const
  const on = (day: string) => memberWithoutGapUntil([gift, renewed, first], day)
  expect([on('2026-02-28'), on('2026-06-01'), on('2028-03-05'), on('2029-12-25')]).toEqual([undefined, '2028-02-29', '2028-02-29', '2030-12-24'])
})
