import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cohortsOf, type MemberTerm, membersOn } from '../../../src/domain/analytics/member-retention'
import { graceDays } from '../../../src/domain/memberships/card-token'

const term = (membershipId: string, start: string, end: string, kind: MemberTerm['kind'] = 'renew'): MemberTerm => ({
  membershipId,
  start,
  end,
  kind,
})

const ada = [term('ada', '2024-03-01', '2025-02-28', 'new'), term('ada', '2025-03-01', '2026-02-28'), term('ada', '2026-03-01', '2027-02-28')]
const bo = [term('bo', '2024-06-01', '2025-05-31', 'new')]
const late = [term('cy', '2024-09-10', '2025-09-09', 'new'), term('cy', '2025-09-20', '2026-09-19')]

describe('retention', () => {
  it('is grouped by the first year, up to the time that all members have reached', () => {
    expect(cohortsOf([...ada, ...bo], '2027-10-16')).toEqual([{ year: '2024', members: 2, stayed: [1, 1] }])
  })

  it('allows a gap of the days of grace of the membership, by default those of a card', () => {
    const stayed = (start: string, days?: number) =>
      cohortsOf([late[0]!, { ...late[1]!, start, graceDays: days }], '2026-06-01').map(cohort => cohort.stayed)
    expect(graceDays).toBe(14)
    expect([stayed('2025-09-24'), stayed('2025-09-25')]).toEqual([[[1]], [[0]]])
    expect([stayed('2025-10-10', 30), stayed('2025-10-11', 30)]).toEqual([[[1]], [[0]]])
  })

  it('counts a year from the day on which its last beginner could have renewed', () => {
    const on = (day: string, days?: number) =>
      cohortsOf(
        [...ada, ...bo].map(one => ({ ...one, graceDays: days })),
        day,
      )[0]?.stayed
    expect([on('2026-01-13'), on('2026-01-14')]).toEqual([[], [1]])
    expect([on('2026-01-29', 30), on('2026-01-30', 30)]).toEqual([[], [1]])
  })

  it('ignores revoked terms', () => {
    const back = [...ada, term('ada', '2025-03-01', '2026-02-28', 'reverse')]
    expect(cohortsOf(back, '2027-10-16')[0]?.stayed).toEqual([0, 1])
  })

  it('ignores terms that begin in the future', () => expect(cohortsOf([term('dee', '2028-01-01', '2028-12-31')], '2027-10-16')).toEqual([]))

  it('treats a leap day as the last day of February', () => {
    const leap = [term('eve', '2024-02-29', '2025-02-27', 'new'), term('eve', '2025-02-28', '2026-02-27')]
    expect(cohortsOf(leap, '2026-02-01')[0]?.stayed).toEqual([1])
    const aDayLate = [leap[0]!, { ...leap[1]!, start: '2025-03-01' }].map(one => ({ ...one, graceDays: 0 }))
    expect(cohortsOf(aDayLate, '2026-02-01')[0]?.stayed).toEqual([0])
  })

  it('is never more than the beginners, and omits future years', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map(n => new Date(Date.UTC(2019, 0, 1 + n)).toISOString().slice(0, 10))
    const any = fc.record({
      membershipId: fc.constantFrom('a', 'b', 'c', 'd'),
      start: day,
      end: day,
      kind: fc.constantFrom('new', 'renew', 'comp', 'extend', 'reverse') as fc.Arbitrary<MemberTerm['kind']>,
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 25 }), day, (terms, today) => {
        for (const { year, members, stayed } of cohortsOf(terms, today)) {
          expect(stayed.every(n => n >= 0 && n <= members)).toBe(true)
          expect(Number(year) + stayed.length).toBeLessThanOrEqual(Number(today.slice(0, 4)))
        }
      }),
    )
  })
})

describe('members on a day', () => {
  it('are those with a term on that day, each once', () => {
    const on = membersOn([...ada, ...bo, term('ada', '2024-04-01', '2024-12-31', 'upgrade')])
    const moved = term('cy', '2024-09-01', '2025-02-28', 'reverse')
    const left = membersOn([
      { ...term('cy', '2024-03-01', '2025-02-28'), id: 't1' },
      { ...moved, id: 't1-back' },
    ])
    expect(['2024-08-31', '2024-09-01'].map(left)).toEqual([1, 0])
    expect(['2024-02-29', '2024-03-01', '2024-06-01', '2025-06-01', '2027-03-01'].map(on)).toEqual([0, 1, 2, 1, 0])
  })
})
