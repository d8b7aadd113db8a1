import { describe, expect, it } from 'vitest'
import { type Membership, memberOn, membersIn, type Product, type StoredTerm } from '../../../../src/domain/memberships/roster/member'

const membership = { id: 'm1', productId: 'p1', level: 'friend', suspensions: [] } as unknown as Membership
const product = { id: 'p1', levels: [{ key: 'friend', name: 'Friend' }], graceDays: 3 } as unknown as Product
const term = (id: string, start: string, end: string, of: Partial<StoredTerm> = {}) =>
  ({ id, start, end, kind: 'new', createdAt: new Date('2026-01-01'), ...of }) as StoredTerm
const year = term('t1', '2026-07-01', '2027-06-30')

describe('a member as staff see them on a day', () => {
  it('is ending from thirty days before the last day through that day', () => {
    const isEnding = (day: string) => memberOn(day, membership, [year], product).isEnding
    expect(['2027-05-30', '2027-05-31', '2027-06-30', '2027-07-01'].map(isEnding)).toEqual([false, true, true, false])
    expect(memberOn('2027-06-01', membership, [], product)).toMatchObject({ isEnding: false, state: 'none', terms: [] })
    expect(memberOn('2027-06-01', membership, [], product)).not.toHaveProperty('lastDay')
  })
  it('has the days of grace of their product, and the usual ones where it was deleted', () => {
    const state = (day: string, of?: Product) => memberOn(day, membership, [year], of).state
    expect([state('2027-07-03', product), state('2027-07-04', product)]).toEqual(['grace', 'lapsed'])
    expect(state('2027-07-04')).toBe('grace')
  })
  it('has the name of their level, and its key where nobody knows it any more', () => {
    expect(memberOn('2027-06-01', membership, [year], product)).toMatchObject({ levelName: 'Friend', product, lastDay: '2027-06-30' })
    expect(memberOn('2027-06-01', membership, [year], undefined).levelName).toBe('friend')
    expect(memberOn('2027-06-01', { ...membership, level: 'gone' }, [year], product).levelName).toBe('gone')
  })
  it('has all entries in the order of their first days, of equal ones as they were made', () => {
    const later = { createdAt: new Date('2027-01-01') }
    const entries = [term('c', '2027-07-01', '2028-06-30'), term('b', '2026-07-01', '2027-06-30', later), year]
    expect(memberOn('2027-06-01', membership, entries, product).terms.map(({ id }) => id)).toEqual(['t1', 'b', 'c'])
  })
})

it('the views of members show those of a state, those who are ending, or all', () => {
  const on = (day: string) => memberOn(day, membership, [year], product)
  const all = [on('2027-01-01'), on('2027-06-15'), on('2027-07-02'), on('2027-09-01')]
  const sizes = (['all', 'current', 'ending', 'grace', 'lapsed', 'suspended'] as const).map(view => membersIn(all, view).length)
  expect(sizes).toEqual([4, 2, 1, 1, 1, 0])
})
