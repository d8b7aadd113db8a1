import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { membershipState, paidUntil } from '../../../../src/domain/memberships/membership-state'
import { type HeldTerm, newTerms } from '../../../../src/domain/memberships/terms/new-terms'
import { reversedTerms } from '../../../../src/domain/memberships/terms/reversed-terms'
import { unreversedTerms } from '../../../../src/domain/memberships/unreversed-terms'

const length = { termMonths: 12 }
const bought = (all: readonly HeldTerm[], id: string, paidOn: string, count = 1) => [...all, ...newTerms(all, { id, paidOn, count, length })]
const refunded = (all: readonly HeldTerm[], id: string, count?: number) => [...all, ...reversedTerms(all, id, count)]
const counting = (all: readonly HeldTerm[]) => unreversedTerms(all).map(({ id }) => id)
const twoYears = bought(bought([], 'first', '2026-03-01'), 'second', '2027-02-10')

describe('a refunded membership line', () => {
  it('takes back its own terms and no other, and nothing is deleted', () => {
    const all = refunded(twoYears, 'second')
    expect(all.slice(0, 2)).toEqual(twoYears)
    expect(all[2]).toEqual({ id: 'second-back', start: '2027-03-01', end: '2028-02-29', kind: 'reverse', orderLineId: 'second' })
    expect([counting(all), paidUntil(all)]).toEqual([['first'], '2027-02-28'])
  })
  it('leaves later terms on the days that were shown before they were paid', () => {
    const all = refunded(twoYears, 'first')
    expect(unreversedTerms(all).map(({ start, end }) => [start, end])).toEqual([['2027-03-01', '2028-02-29']])
    expect(['2026-06-01', '2027-03-01'].map(day => membershipState(all, [], day))).toEqual(['future', 'current'])
  })
  it('takes back the last ones of several terms where only so many are refunded', () => {
    const three = bought([], 'three', '2026-03-01', 3)
    const one = refunded(three, 'three', 1)
    expect(counting(one)).toEqual(['three', 'three.2'])
    expect(refunded(one, 'three', 1)).toEqual(one)
    expect(counting(refunded(one, 'three', 2))).toEqual(['three'])
    expect(counting(refunded(one, 'three'))).toEqual([])
  })
  it('does not cancel another term of the same days', () => {
    const given: HeldTerm = { id: 'given', start: '2026-03-01', end: '2027-02-28', kind: 'comp', compReason: 'A juror' }
    expect(counting(refunded([given, ...bought([], 'paid', '2026-03-01')], 'paid'))).toEqual(['given'])
  })
  it('is not made again by a payment that is reported again after the refund (civicrm#11730)', () => {
    const all = refunded(bought([], 'first', '2026-03-01'), 'first')
    expect(bought(all, 'first', '2026-03-01')).toEqual(all)
    expect(membershipState(all, [], '2026-06-01')).toBe('none')
  })
  it('leaves whoever joins again with a term from the new payment', () => {
    const all = bought(refunded(bought([], 'first', '2026-03-01'), 'first'), 'again', '2026-05-01')
    expect(all.at(-1)).toMatchObject({ id: 'again', kind: 'new', start: '2026-05-01', end: '2027-04-30' })
  })
})

it('after any purchases and refunds, the terms of the lines that were not refunded count, on their own days', () => {
  const step = record({ line: integer({ min: 0, max: 4 }), refund: integer({ min: 0, max: 2 }), month: integer({ min: 1, max: 12 }) })
  assert(
    property(array(step, { maxLength: 16 }), steps => {
      let all: readonly HeldTerm[] = []
      for (const [i, { line, refund, month }] of steps.entries()) {
        const day = `${2026 + i}-${String(month).padStart(2, '0')}-15`
        const next = refund === 0 ? refunded(all, `line-${line}`) : bought(all, `line-${line}`, day, refund)
        expect(next.slice(0, all.length)).toEqual(all)
        all = next
      }
      const back = new Set(all.filter(({ kind }) => kind === 'reverse').map(({ orderLineId }) => orderLineId))
      expect(unreversedTerms(all)).toEqual(all.filter(({ orderLineId }) => !back.has(orderLineId)))
      expect(refunded(all, 'line-0', 0)).toEqual(all)
    }),
  )
})
