import { describe, expect, it } from 'vitest'
import { heldLevel, levelRef } from '../../../../src/domain/memberships/terms/held-level'
import type { HeldTerm } from '../../../../src/domain/memberships/terms/new-terms'
import { movedBefore, reversedFrom, transferredTerms } from '../../../../src/domain/memberships/terms/transferred-terms'

const term = (id: string, start: string, end: string, of: Partial<HeldTerm> = {}): HeldTerm => ({ id, start, end, kind: 'new', ...of })
const why = { today: '2027-03-01', reason: 'A double', level: 'artist/friend' }
const year = term('a', '2027-01-01', '2027-12-31')
const days = (all: readonly HeldTerm[]) => all.map(({ id, start, end, kind }) => `${id} ${kind} ${start} ${end}`)

describe('the days that are left of a membership', () => {
  it('go to another one on their own days from today on, as given, and end where they were', () => {
    const moved = transferredTerms([year, term('b', '2028-01-01', '2028-12-31')], [], why)!
    expect(days(moved.given)).toEqual(['a-moved comp 2027-03-01 2027-12-31', 'b-moved comp 2028-01-01 2028-12-31'])
    expect(moved.given[0]).toMatchObject({ compReason: 'A double', level: 'artist/friend' })
    expect(moved.reversed.map(({ kind, start, compReason }) => [kind, start, compReason])).toEqual([
      ['reverse', '2027-03-01', 'A double'],
      ['reverse', '2028-01-01', 'A double'],
    ])
    expect(moved.end).toBe('2028-12-31')
  })
  it('follow what the other one has, day for day, and stay where its days are over before', () => {
    const other = (end: string) => transferredTerms([year], [term('x', '2026-01-01', end)], why)!
    expect(days(other('2027-03-10').given)).toEqual(['a-moved comp 2027-03-11 2028-01-10'])
    expect(days(other('2027-02-28').given)).toEqual(['a-moved comp 2027-03-01 2027-12-31'])
    expect(days(transferredTerms([year], 'same', why)!.given)).toEqual(['a-moved comp 2027-03-01 2027-12-31'])
  })
  it('are none after the last day, which counts itself', () => {
    expect(transferredTerms([year], [], { ...why, today: '2028-01-01' })).toBeUndefined()
    expect(days(transferredTerms([year], [], { ...why, today: '2027-12-31' })!.given)).toEqual(['a-moved comp 2027-12-31 2027-12-31'])
  })
  it('are known again by where they came from, the last of them', () => {
    const given = [
      term('b-moved', '2028-01-01', '2028-12-31'),
      term('a-moved', '2027-03-01', '2027-12-31'),
      term('z-moved', '2029-01-01', '2029-12-31'),
    ]
    expect(movedBefore([year, term('b', '2028-01-01', '2028-12-31')], given)?.id).toBe('b-moved')
    expect(movedBefore([term('q', '2027-01-01', '2027-12-31')], given)).toBeUndefined()
  })
  it('are taken back where they are paid back, and what was used stays', () => {
    const before = term('old', '2026-01-01', '2026-12-31')
    expect(reversedFrom([before, year], why).map(({ start, end, kind }) => [start, end, kind])).toEqual([['2027-03-01', '2027-12-31', 'reverse']])
    expect(reversedFrom([before], why)).toEqual([])
  })
})

describe('the level of a membership on a day', () => {
  const stored = { productId: 'artist', level: 'friend' }
  const at = (day: string, ...all: readonly HeldTerm[]) => {
    const { productId, level, levelChangesOn } = heldLevel(all, day, stored)
    return `${levelRef({ productId, level })} until ${levelChangesOn ?? 'open'}`
  }
  const patron = term('b', '2028-01-01', '2028-12-31', { level: 'artist/patron' })

  it('is what its record says where no term does', () => {
    expect([at('2027-06-01'), at('2027-06-01', year)]).toEqual(['artist/friend until open', 'artist/friend until open'])
  })
  it('changes with the first day of a term of another level, and not before', () => {
    expect(['2027-12-31', '2028-01-01', '2029-01-01'].map(day => at(day, year, patron))).toEqual([
      'artist/friend until 2028-01-01',
      'artist/patron until open',
      'artist/patron until open',
    ])
  })
  it('before the first day is that of the first term', () => expect(at('2027-06-01', patron)).toBe('artist/patron until open'))
  it('is that of the latest of the terms that run, and returns with the day after it', () => {
    const month = term('c', '2027-03-01', '2027-03-31', { level: 'artist/patron' })
    const named = { ...year, level: 'artist/friend' }
    expect(['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map(day => at(day, named, month))).toEqual([
      'artist/friend until 2027-03-01',
      'artist/patron until 2027-04-01',
      'artist/patron until 2027-04-01',
      'artist/friend until open',
    ])
  })
})
