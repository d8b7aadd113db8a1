import { describe, expect, it } from 'vitest'
import type { Member } from '../../../../src/domain/memberships/roster/member'
import { levelWithinReach } from '../../../../src/domain/memberships/roster/upgrade-candidates'

const level = (key: string, cents: number, later?: number) => ({
  key,
  name: key.toUpperCase(),
  price: { cents, cur: 'usd' },
  ...(later !== undefined && { scheduled: [{ from: '2028-01-01', price: { cents: later, cur: 'usd' } }] }),
})
const product = { status: 'live', version: 1, levels: [level('patron', 25_000, 30_000), level('friend', 5000), level('companion', 10_000)] }
const member = (more: object = {}) => ({ state: 'current', level: 'friend', product, ...more }) as unknown as Member
const given = (thisYearCents: number, lastYearCents = 0) => ({ thisYearCents, lastYearCents })
const reached = (gave: ReturnType<typeof given> | undefined, more: object = {}, today = '2027-10-16') => levelWithinReach(member(more), gave, today)

describe('a member could move up', () => {
  it('to the highest level that the price of theirs and the gifts of their better year pay for', () => {
    expect([4999, 5000, 19_999, 20_000].map(cents => reached(given(cents)))).toEqual([undefined, 'COMPANION', 'COMPANION', 'PATRON'])
    expect(reached(given(0, 5000))).toBe('COMPANION')
    // Two years together are no reason.
    expect(reached(given(2500, 2500))).toBeUndefined()
  })

  it('at the prices of the day', () => {
    expect([reached(given(20_000), {}, '2027-12-31'), reached(given(20_000), {}, '2028-01-01')]).toEqual(['PATRON', 'COMPANION'])
  })

  it('only as a member of today, who is not at the top, of a membership that is sold', () => {
    expect(['grace', 'lapsed', 'suspended', 'future', 'none'].map(state => reached(given(5000), { state }))).toEqual([
      'COMPANION',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(reached(given(900_000), { level: 'patron' })).toBeUndefined()
    expect(reached(given(5000), { product: { ...product, status: 'retired' } })).toBeUndefined()
    expect([reached(given(5000), { product: undefined }), reached(given(5000), { level: 'gone' }), reached(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
