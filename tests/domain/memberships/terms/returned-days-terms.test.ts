import { describe, expect, it } from 'vitest'
import type { HeldTerm } from '../../../../src/domain/memberships/terms/new-terms'
import { returnedDaysTerms } from '../../../../src/domain/memberships/terms/returned-days-terms'
import { unreversedTerms } from '../../../../src/domain/memberships/unreversed-terms'

const term = (id: string, start: string, end: string, more: Partial<HeldTerm> = {}): HeldTerm => ({ id, start, end, kind: 'renew', ...more })
const back = ({ id, start, end }: HeldTerm) => term(`${id}-back`, start, end, { kind: 'reverse', orderLineId: 'refunded' })
const days = (all: readonly HeldTerm[]) => unreversedTerms(all).map(({ id, start, end }) => `${id} ${start} ${end}`)

// A year as a friend; in July a month at a higher level, which takes the rest of the year, and then a year that was bought.
const friend = term('friend', '2027-01-01', '2027-12-31', { level: 'friend' })
const patron = term('patron', '2027-07-01', '2027-07-31', { kind: 'upgrade', replaces: ['friend'], level: 'patron' })
const next = term('next', '2027-08-01', '2028-07-31')

describe('the days that a refunded change of level gives back', () => {
  it('are added after the last term where another term has them by now, at the level that they had', () => {
    const all = [friend, patron, next]
    const added = returnedDaysTerms(all, [back(patron)])
    expect(added).toEqual([
      // From August to December.
      term('friend-moved', '2028-08-01', '2028-12-31', { kind: 'extend', level: 'friend', compReason: expect.any(String) as never }),
    ])
    expect(days([...all, back(patron), ...added])).toEqual([
      'friend 2027-01-01 2027-12-31',
      'next 2027-08-01 2028-07-31',
      'friend-moved 2028-08-01 2028-12-31',
    ])
  })
  it('are added once, however often the refund is reported', () => {
    const all = [friend, patron, next]
    const added = returnedDaysTerms(all, [back(patron)])
    expect(returnedDaysTerms([...all, back(patron), ...added], [back(patron)])).toEqual([])
  })
  it('of two terms follow each other', () => {
    const later = term('later', '2028-01-01', '2028-12-31')
    const both = { ...patron, replaces: ['friend', 'later'] }
    const twoYears = term('next', '2027-08-01', '2029-07-31')
    expect(returnedDaysTerms([friend, later, both, twoYears], [back(both)]).map(({ id, start, end }) => `${id} ${start} ${end}`)).toEqual([
      'friend-moved 2029-08-01 2029-12-31',
      'later-moved 2030-01-01 2031-01-01',
    ])
  })
  it('are where they were, if nobody took them', () => {
    expect(returnedDaysTerms([friend, patron], [back(patron)])).toEqual([])
    const after = term('next', '2028-01-01', '2028-12-31')
    expect(returnedDaysTerms([friend, patron, after], [back(patron)])).toEqual([])
  })
  it('go with the term that they belong to, when that is refunded too, and once', () => {
    const all = [friend, patron, next, back(patron)]
    const moved = returnedDaysTerms([friend, patron, next], [back(patron)])
    const { orderLineId: _, ...taken } = back(moved[0]!)
    const gone = [taken]
    expect(returnedDaysTerms([...all, ...moved], [back(friend)])).toEqual(gone)
    expect(returnedDaysTerms([...all, ...moved, back(friend), ...gone], [back(friend)])).toEqual([])
    expect(days([...all, ...moved, back(friend), ...gone])).toEqual(['next 2027-08-01 2028-07-31'])
  })
})
